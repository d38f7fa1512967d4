/** Browsers give the buttons of a headset to sounds of more than five seconds. */
const SECONDS = 6;
const RATE = 8_000;
const HEADER_BYTES = 44;

/** Silence that is played again and again (a WAVE file of 8 bits). */
export function silentLoop(): HTMLAudioElement {
  const samples = SECONDS * RATE;
  const bytes = new Uint8Array(HEADER_BYTES + samples).fill(128, HEADER_BYTES);
  const view = new DataView(bytes.buffer);
  const write = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  write(0, 'RIFF');
  view.setUint32(4, HEADER_BYTES - 8 + samples, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, samples, true);
  const audio = new Audio(URL.createObjectURL(new Blob([bytes], { type: 'audio/wav' })));
  audio.loop = true;
  return audio;
}
