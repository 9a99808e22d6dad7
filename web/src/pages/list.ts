// The list of a deck as text.

/** A list with so many more (or fewer) copies of a card. */
export function withCard(list: string, number: string, name: string, change: number): string {
  const rows = list.split("\n");
  const at = rows.findIndex((row) => new RegExp(`(^|[\\s(])${number.replace(/[^\w-]/g, "\\$&")}($|[\\s)])`).test(row) && !/^\s*(#|\/\/)/.test(row));
  if (at < 0) return change > 0 ? `${list.trimEnd()}\n${change} ${name} (${number})`.trimStart() : list;
  const row = rows[at] ?? "";
  const count = Number(/^\s*(\d+)/.exec(row)?.[1] ?? 1) + change;
  if (count <= 0) rows.splice(at, 1);
  else rows[at] = /^\s*\d+/.test(row) ? row.replace(/^(\s*)\d+/, `$1${count}`) : `${count} ${row.trim()}`;
  return rows.join("\n");
}
