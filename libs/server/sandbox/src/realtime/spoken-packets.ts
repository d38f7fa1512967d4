import { spawn } from 'node:child_process';
import { opusPackets } from './opus-packets.js';

/** Milliseconds of each packet. */
export const PACKET_MS = 20;

const VOICES = { en: 'en-us', es: 'es-419' } as const;

/** Sentences of tests and demonstrations repeat. */
const MOST_REMEMBERED = 200;
const remembered = new Map<string, Promise<readonly Buffer[]>>();

/**
 * A text as Opus packets of 20 ms, spoken by espeak-ng and encoded by opusenc; a tone of the same length where they are
 * not installed would not be speech, so that this is an error.
 *
 * @throws Error if espeak-ng or opusenc is not installed, or fails
 */
export function spokenPackets(text: string, language: 'en' | 'es'): Promise<readonly Buffer[]> {
  const key = `${language} ${text}`;
  const known = remembered.get(key);
  if (known) return known;
  const made = speak(text, language);
  made.catch(() => remembered.delete(key));
  remembered.set(key, made);
  if (remembered.size > MOST_REMEMBERED) remembered.delete(remembered.keys().next().value!);
  return made;
}

function speak(text: string, language: 'en' | 'es'): Promise<Buffer[]> {
  const speaker = spawn('espeak-ng', ['-v', VOICES[language], '-b', '1', '--stdin', '--stdout'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const packer = spawn(
    'opusenc',
    ['--quiet', '--framesize', String(PACKET_MS), '--bitrate', '24', '-', '-'],
    {
      stdio: ['pipe', 'pipe', 'ignore'],
    },
  );
  speaker.stdout.pipe(packer.stdin);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    for (const program of [speaker, packer]) program.on('error', reject);
    for (const input of [speaker.stdin, packer.stdin]) input.on('error', () => {}); // the program reports it itself
    packer.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    packer.on('close', (code) =>
      code === 0
        ? resolve(opusPackets(Buffer.concat(chunks)))
        : reject(new Error(`opusenc ended with ${code}`)),
    );
    speaker.stdin.end(`${text}\n`);
  });
}
