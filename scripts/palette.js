// A picture with at most 256 colours, cut at the medians of a coarse count: width, height,
// palette and indices. scripts/pictures.py runs it in the browser.
async (source) => {
  const image = await createImageBitmap(await (await fetch(source)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height), on = canvas.getContext('2d');
  on.drawImage(image, 0, 0);
  const data = on.getImageData(0, 0, image.width, image.height).data, counts = new Map();
  for (let i = 0; i < data.length; i += 4) {
    const key = (data[i] >> 2 << 12) | (data[i + 1] >> 2 << 6) | (data[i + 2] >> 2);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const part = (key, at) => (key >> (12 - at * 6)) & 63;
  const extent = (box) => [0, 1, 2].map((at) => {
    let low = 63, high = 0;
    for (const key of box) { const v = part(key, at); if (v < low) low = v; if (v > high) high = v; }
    return high - low;
  });
  const weight = (box) => Math.max(...extent(box)) * Math.sqrt(box.reduce((sum, key) => sum + counts.get(key), 0));
  const heap = [[1, [...counts.keys()]]];
  while (heap.length < 256) {
    let best = 0;
    for (let i = 1; i < heap.length; i++) if (heap[i][0] > heap[best][0]) best = i;
    const [value, box] = heap[best];
    if (!value || box.length < 2) break;
    const along = extent(box), at = along.indexOf(Math.max(...along));
    box.sort((a, b) => part(a, at) - part(b, at));
    const all = box.reduce((sum, key) => sum + counts.get(key), 0);
    let sum = 0, cut = 1;
    for (let i = 0; i < box.length - 1; i++) { sum += counts.get(box[i]); cut = i + 1; if (sum * 2 >= all) break; }
    const [left, right] = [box.slice(0, cut), box.slice(cut)];
    heap[best] = [weight(left), left];
    heap.push([weight(right), right]);
  }
  const palette = heap.map(([, box]) => {
    let total = 0; const sum = [0, 0, 0];
    for (const key of box) { const n = counts.get(key); total += n; for (const at of [0, 1, 2]) sum[at] += (part(key, at) * 4 + 2) * n; }
    return sum.map((each) => Math.round(each / total));
  });
  const near = new Map();
  const nearest = (r, g, b) => {
    const key = (r >> 2 << 12) | (g >> 2 << 6) | (b >> 2);
    let found = near.get(key);
    if (found === undefined) {
      let least = Infinity;
      palette.forEach(([x, y, z], i) => { const d = (x - r) ** 2 * 2 + (y - g) ** 2 * 4 + (z - b) ** 2 * 3; if (d < least) { least = d; found = i; } });
      near.set(key, found);
    }
    return found;
  };
  const out = new Uint8Array(image.width * image.height), clip = (v) => Math.max(0, Math.min(255, v | 0));
  for (let i = 0, p = 0; i < data.length; i += 4, p++) out[p] = nearest(clip(data[i]), clip(data[i + 1]), clip(data[i + 2]));
  let text = '';
  for (let i = 0; i < out.length; i += 32768) text += String.fromCharCode(...out.subarray(i, i + 32768));
  return [image.width, image.height, palette, btoa(text)];
}
