/** Sound as samples of 16 bits, one channel. */
export type Samples = { readonly rate: number; readonly bytes: Buffer };

const BYTES_PER_SAMPLE = 2;

/**
 * The samples of a WAVE file that a program writes to a pipe: it cannot know the size when it writes the header, so the
 * data is all that follows.
 *
 * @throws Error when it is not one channel of 16 bits
 */
export function samplesOf(file: Buffer): Samples {
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WAVE')
    throw new Error('this is no WAVE file');
  const format = chunkIn(file, 'fmt ');
  const [channels, rate, bits] = [
    file.readUInt16LE(format + 2),
    file.readUInt32LE(format + 4),
    file.readUInt16LE(format + 14),
  ];
  if (channels !== 1 || bits !== 16) throw new Error(`this has ${channels} channels of ${bits} bits`);
  const bytes = file.subarray(chunkIn(file, 'data'));
  return { rate, bytes: bytes.subarray(0, bytes.length - (bytes.length % BYTES_PER_SAMPLE)) };
}

/** Silence of a given length in milliseconds. */
export function silence(milliseconds: number, rate: number): Buffer {
  return Buffer.alloc(Math.round((milliseconds * rate) / 1_000) * BYTES_PER_SAMPLE);
}

/** The duration of samples, in milliseconds. */
export function lengthMs(bytes: number, rate: number): number {
  return Math.round((bytes / BYTES_PER_SAMPLE / rate) * 1_000);
}

/** Start of the content of a chunk. */
function chunkIn(file: Buffer, name: string): number {
  for (let at = 12; at + 8 <= file.length; at += 8 + file.readUInt32LE(at + 4))
    if (file.toString('latin1', at, at + 4) === name) return at + 8;
  throw new Error(`this WAVE file has no chunk "${name.trim()}"`);
}
