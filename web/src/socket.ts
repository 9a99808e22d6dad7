// The line to the server: one websocket, requests with a number of their own, and a return by
// itself after it was lost. It knows nothing of tables beyond the request that joins one.
import { signal } from "@preact/signals";
import type { AnyMessage, AnyRequest, Join } from "./protocol.ts";

export type LineState = "closed" | "connecting" | "open" | "lost";
/** How the line is; while it is lost, when it will be tried again (milliseconds since 1970). */
export const line = signal<{ state: LineState; again: number }>({ state: "closed", again: 0 });

type Reply = Exclude<AnyMessage, { type: "table" }>;
/** A request without what the line adds to it. */
export type Wish = AnyRequest extends infer R ? (R extends AnyRequest ? Omit<R, "ref" | "table"> : never) : never;

const WAITS = [1, 2, 4, 8, 15]; // seconds until the next try, the last one over and over

export class Line {
  private socket: WebSocket | null = null;
  private next = 1;
  private tries = 0;
  private timer = 0;
  private waiting = new Map<number, { resolve: (reply: Reply) => void; reject: (error: Error) => void }>();
  private over = false;

  /** `join`: what is sent first, each time anew; `heard`: gets every message. */
  constructor(
    private readonly join: () => Join,
    private readonly heard: (message: AnyMessage) => void,
  ) {
    addEventListener("online", this.retry);
    this.open();
  }

  private open(): void {
    line.value = { state: this.tries ? "lost" : "connecting", again: 0 };
    const address = new URL("/ws", location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      line.value = { state: "open", again: 0 };
      socket.send(JSON.stringify(this.join()));
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as AnyMessage;
      if ("ref" in message) {
        this.waiting.get(message.ref)?.resolve(message);
        this.waiting.delete(message.ref);
      }
      this.heard(message);
    };
    socket.onclose = () => {
      if (this.socket !== socket || this.over) return;
      for (const each of this.waiting.values()) each.reject(new Error("lost"));
      this.waiting.clear();
      const wait = (WAITS[Math.min(this.tries, WAITS.length - 1)] ?? 15) * 1000;
      this.tries += 1;
      line.value = { state: "lost", again: Date.now() + wait };
      this.timer = window.setTimeout(() => this.open(), wait);
    };
  }

  /** Try at once, instead of when the countdown ends. */
  retry = (): void => {
    if (this.over || line.peek().state !== "lost" || line.peek().again === 0) return;
    clearTimeout(this.timer);
    this.open();
  };

  /** A number for a request that may have to be sent twice. */
  number(): number {
    return this.next++;
  }

  /** Send a request; its reply by number. Fails if the line is or gets lost. */
  ask(table: string, wish: Wish, ref = this.number()): Promise<Reply> {
    return new Promise((resolve, reject) => {
      if (this.socket?.readyState !== WebSocket.OPEN) return reject(new Error("lost"));
      this.waiting.set(ref, { resolve, reject });
      this.socket.send(JSON.stringify({ ...wish, table, ref }));
      return undefined;
    });
  }

  /** Join anew over the same line: as another viewer, or in another language. */
  rejoin(): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(this.join()));
  }

  close(): void {
    this.over = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.retry);
    this.socket?.close();
    line.value = { state: "closed", again: 0 };
  }
}
