/** Two notes when it is my turn; made here, so that nothing is loaded. */

let context: AudioContext | null = null;

export function chime(): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  [587.3, 880].forEach((pitch, at) => {
    const tone = context!.createOscillator();
    const level = context!.createGain();
    tone.type = "sine";
    tone.frequency.value = pitch;
    level.gain.setValueAtTime(0.0001, now + at * 0.14);
    level.gain.exponentialRampToValueAtTime(0.12, now + at * 0.14 + 0.02);
    level.gain.exponentialRampToValueAtTime(0.0001, now + at * 0.14 + 0.35);
    tone.connect(level).connect(context!.destination);
    tone.start(now + at * 0.14);
    tone.stop(now + at * 0.14 + 0.4);
  });
}
