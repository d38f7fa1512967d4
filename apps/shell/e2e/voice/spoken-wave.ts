import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const HEADER_BYTES = 44;
const SAMPLES_PER_SECOND = 22_050;
const BYTES_PER_SAMPLE = 2;

/** Writes what a microphone records: silence, and a sentence by espeak-ng. */
export function writeSpokenWave(file: string, sentence: string, silenceSeconds: number): void {
  execFileSync('espeak-ng', ['-v', 'en', '-a', '180', '-w', file, sentence]);
  const spoken = readFileSync(file);
  const silence = (seconds: number) => Buffer.alloc(seconds * SAMPLES_PER_SECOND * BYTES_PER_SAMPLE);
  const sound = Buffer.concat([silence(silenceSeconds), spoken.subarray(HEADER_BYTES), silence(1)]);
  const header = Buffer.from(spoken.subarray(0, HEADER_BYTES));
  header.writeUInt32LE(HEADER_BYTES - 8 + sound.length, 4);
  header.writeUInt32LE(sound.length, HEADER_BYTES - 4);
  writeFileSync(file, Buffer.concat([header, sound]));
}
