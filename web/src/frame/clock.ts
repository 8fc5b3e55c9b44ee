/** A time left (ms), as a clock shows it. */
export function left(time: number): string {
  const seconds = Math.max(0, Math.round(time / 1000));
  if (seconds >= 86_400) return `${Math.floor(seconds / 86_400)} d`;
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)} h`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
