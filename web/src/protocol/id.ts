/** A new id of a request. Unlike `crypto.randomUUID` it also works where a table is reached without TLS. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
