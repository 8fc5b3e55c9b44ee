/** The JSON requests outside a table, with the session of this browser. */

export class Problem extends Error {}

/** A table that I have to do with. */
export interface TableRow {
  id: string;
  game: string;
  title: string;
  stage: "gathering" | "playing" | "over" | "closed";
  created: number;
  seats: number[];
  owner: boolean;
}

export interface Me {
  language: string;
  csrf: string;
  tables: TableRow[];
}

let csrf = "";

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (csrf && method !== "GET") headers["X-CSRF-Token"] = csrf;
  const response = await fetch(path, {
    method,
    headers,
    credentials: "same-origin",
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  const data: unknown = text ? JSON.parse(text) : null;
  if (!response.ok) throw new Problem((data as { text?: string } | null)?.text ?? response.statusText);
  return data as T;
}

/** The session that was asked for last: nothing is changed before the server knows who does it. */
let asked: Promise<Me> | undefined;

/** Who I am to the server; makes a session for a browser that has none. */
export function session(): Promise<Me> {
  const now = call<Me>("POST", "/api/session").then(
    (me) => {
      csrf = me.csrf;
      return me;
    },
    (error: unknown) => {
      if (asked === now) asked = undefined;
      throw error;
    },
  );
  asked = now;
  return now;
}

async function change<T>(method: string, path: string, body?: unknown): Promise<T> {
  await (asked ?? session());
  return call<T>(method, path, body);
}

export const get = <T>(path: string): Promise<T> => call<T>("GET", path);
export const remove = (path: string): Promise<null> => change<null>("DELETE", path);
export const post = <T>(path: string, body: unknown): Promise<T> => change<T>("POST", path, body);
