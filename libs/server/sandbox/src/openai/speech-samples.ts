/** OpenAI's `pcm`: 24,000 samples per second, 16 bits, one channel, no header. */
const RATE = 24_000;
const MS_PER_CHARACTER = 50;
const HERTZ = 220;
const LOUDNESS = 8_000;

/** A tone with the duration of the spoken text. */
export function spokenSamples(text: string): Buffer {
  const count = Math.round((text.length * MS_PER_CHARACTER * RATE) / 1_000);
  const samples = Buffer.alloc(count * 2);
  for (let at = 0; at < count; at += 1)
    samples.writeInt16LE(Math.round(LOUDNESS * Math.sin((2 * Math.PI * HERTZ * at) / RATE)), at * 2);
  return samples;
}
