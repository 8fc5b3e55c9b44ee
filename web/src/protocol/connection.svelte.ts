/** One table, seen through a socket: always what the server last told, or clearly lost. */

import { newId } from "./id";
import { shared } from "./shared";
import { ServerTime } from "./time.svelte";
import type { Asked, Event, Line, Message, Reply, Request, Snapshot, Standing } from "./types";

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 10_000;
const SILENCE = 20_000;
/** How long the page waits for a sign of life when the browser says that it is offline. */
const PROBE = 2_000;
/** When a new connection asks what time it is there, in milliseconds after it opened. */
const TIMES = [0, 250, 1000];
/** How long it is said that the connection is back. */
const BACK = 4_000;
/** The close code of a credential that is dead. */
const DEAD = 4001;

/** What only asks needs no answer later. */
const QUESTIONS = new Set(["why", "next", "look", "previews", "seats", "language", "snapshot"]);

type Waiting = { answer: (reply: Reply) => void; request: Request };

export class Connection {
  state = $state<"connecting" | "open" | "lost" | "gone">("connecting");
  standing = $state.raw<Standing | null>(null);
  /** The view of the last snapshot in words; {@link told} asks for it anew. */
  position = $state.raw<string[]>([]);
  log = $state.raw<Line[]>([]);
  /** The lines of the last message, for what moves on the board. */
  fresh = $state.raw<Line[]>([]);
  /** Counts what was told since the page was opened; */
  told = $state(0);
  /** Whether something was taken back by the last message. */
  cut = $state(false);
  /** Whether the connection has just come back. */
  back = $state(false);
  /** Requests of a person that wait for a lost connection. */
  unsent = $state.raw<Request[]>([]);
  own = $state.raw<number[]>([]);
  seats = $state.raw<number[]>([]);
  owner = $state(false);
  /** What time it is at the server. */
  readonly time = new ServerTime();
  reason = $state("");

  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #seq = -1;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #closed = false;

  constructor(
    readonly table: string,
    public language: string,
  ) {
    this.#open();
    window.addEventListener("online", this.#again);
    window.addEventListener("offline", this.#probe);
    document.addEventListener("visibilitychange", this.#again);
  }

  get asked(): Asked[] {
    return this.standing?.asked ?? [];
  }

  /** Send a request; resolves with what the server says, also after a lost connection: it acts once. */
  ask(request: Request): Promise<Reply> {
    const id = newId();
    return new Promise((answer) => {
      this.#waiting.set(id, { answer, request });
      this.#send({ id, ...request });
      if (this.state !== "open") this.#count();
    });
  }

  /** What was asked of the table while nobody heard it. */
  #count(): void {
    const waiting = [...this.#waiting.values()].map(({ request }) => request);
    this.unsent = this.state === "open" ? [] : waiting.filter(({ type }) => !QUESTIONS.has(type));
  }

  /** Look through these of the own seats from now on. */
  look(seats: number[]): void {
    void this.ask({ type: "seats", seats });
  }

  speak(language: string): void {
    this.language = language;
    void this.ask({ type: "language", language });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    window.removeEventListener("online", this.#again);
    window.removeEventListener("offline", this.#probe);
    document.removeEventListener("visibilitychange", this.#again);
    this.#socket?.close();
  }

  #again = (): void => {
    if (this.state === "lost" && !document.hidden) {
      clearTimeout(this.#timer);
      this.#open();
    }
  };

  /** The browser says that it is offline: is the table, too? */
  #probe = (): void => {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    const asked = Date.now();
    this.#askTime(socket);
    setTimeout(() => {
      if (socket === this.#socket && this.#heard < asked) this.#lose(socket);
    }, PROBE);
  };

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/ws/${this.table}?lang=${this.language}`);
    this.#socket = socket;
    this.#heard = Date.now();
    clearInterval(this.#ping);
    this.#ping = setInterval(() => this.#watch(socket), SILENCE / 2);
    socket.onmessage = (message) => {
      this.#heard = Date.now();
      this.#take(JSON.parse(String(message.data)) as Message);
    };
    socket.onopen = () => {
      for (const wait of TIMES) setTimeout(() => this.#askTime(socket), wait);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket || this.#closed) return;
      if (event.code === DEAD) {
        this.#socket = null;
        this.state = "gone";
      } else this.#lose(socket);
    };
  }

  /** Nobody hears us by this socket any more: try another one. */
  #lose(socket: WebSocket): void {
    this.#socket = null;
    this.time.lost();
    socket.close();
    if (this.state === "connecting" || this.#pause > 4 * FIRST_PAUSE) void this.#isItThere();
    if (this.state === "open") this.state = "lost";
    this.#count();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), this.#pause * (0.7 + 0.6 * Math.random()));
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
  }

  /** A socket that does not open says nothing about why: ask in the plain way. */
  async #isItThere(): Promise<void> {
    const answer = await fetch(`/api/tables/${this.table}`, { credentials: "same-origin" }).catch(() => null);
    if (answer === null || answer.ok || answer.status >= 500 || answer.status === 429) return;
    this.reason = ((await answer.json().catch(() => ({}))) as { text?: string }).text ?? "";
    this.state = "gone";
    this.close();
  }

  #watch(socket: WebSocket): void {
    if (Date.now() - this.#heard > SILENCE) this.#lose(socket);
    else this.#askTime(socket);
  }

  #askTime(socket: WebSocket): void {
    if (socket.readyState !== WebSocket.OPEN) return;
    const id = newId();
    this.time.asks(id);
    socket.send(JSON.stringify({ type: "ping", id }));
  }

  #send(frame: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  #take(message: Message): void {
    switch (message.type) {
      case "snapshot":
        this.#snapshot(message);
        break;
      case "event":
        this.#event(message);
        break;
      case "pong":
        this.time.hears(message.id, message.now);
        break;
      default: {
        const waiting = this.#waiting.get(message.id);
        this.#waiting.delete(message.id);
        waiting?.answer(message);
      }
    }
  }

  #snapshot(message: Snapshot): void {
    const first = this.state !== "open";
    if (this.state === "lost") {
      this.back = true;
      setTimeout(() => (this.back = false), BACK);
    }
    this.state = "open";
    this.#count();
    this.#pause = FIRST_PAUSE;
    this.#seq = message.seq;
    this.log = message.log;
    this.position = message.position;
    this.fresh = [];
    this.cut = false;
    this.told += 1;
    this.own = message.own;
    this.seats = message.seats;
    this.owner = message.owner;
    this.#stand(message);
    if (first) for (const [id, { request }] of this.#waiting) this.#send({ id, ...request });
  }

  #event(message: Event): void {
    if (message.seq !== this.#seq + 1) {
      this.#send({ type: "snapshot", id: "gap" });
      return;
    }
    this.#seq = message.seq;
    const kept = message.cut === null ? this.log : this.log.filter((line) => line.move <= message.cut!);
    this.log = [...kept, ...message.lines];
    this.fresh = message.lines;
    this.cut = message.cut !== null;
    this.told += 1;
    this.#stand(message);
  }

  #stand({ table, view, facts, digest, agenda, asked }: Standing): void {
    this.time.about(table.now);
    this.standing = shared(this.standing, { table, view, facts, digest, agenda, asked });
  }
}
