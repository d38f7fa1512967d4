import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { secretOf } from '../../../tools/stack/secrets.mjs';
import { openClient } from '../../../tools/test/stack-client.mjs';
import { STACK_URL } from './support/browser.js';

const DATA = process.env.STACK_DATA ?? '';

/** A word that no program writes. */
const WORD = 'quetzaltenango';

const DAY = new Date().toISOString().slice(0, 10);

/** What readers write, in every place that takes a text, also where it is refused. */
const WRITTEN: readonly (readonly [method: string, address: string, body?: unknown])[] = [
  ['POST', '/api/notes', { text: `I grieve, ${WORD}`, title: WORD, passage: WORD }],
  ['POST', '/api/journal', { title: WORD, content: `A prayer for ${WORD}`, tags: [WORD] }],
  ['POST', '/api/ai/chat', { question: `Why ${WORD}?`, reference: 'Romans 8:28' }],
  ['POST', '/api/rhema/generate', { topic: WORD, length: 7, dailyTime: '15min', startDate: DAY }],
  ['POST', '/api/contact', { name: WORD, email: `${WORD}@example.org`, message: `Help ${WORD}, please.` }],
  ['POST', '/api/auth/login', { email: `${WORD}@example.org`, password: WORD }],
  [
    'POST',
    '/api/auth/register',
    { email: `${WORD}@example.org`, username: WORD, name: WORD, password: WORD },
  ],
  ['POST', '/api/auth/forgot-password', { email: `${WORD}@example.org` }],
  ['PUT', '/api/auth/profile', { name: WORD }],
  ['POST', '/api/journal/sync', { operations: [{ text: WORD }] }],
  ['POST', '/api/ai/images', { quote: WORD }],
  ['POST', '/api/ai/tts', { text: WORD, language: 'xx' }],
  ['GET', `/api/search?q=${WORD}`],
  ['GET', `/api/journal/search?q=${WORD}`],
  ['GET', `/api/scripture/search?q=${WORD}`],
  ['GET', `/api/share/${WORD}`],
  ['GET', `/api/${WORD}?${WORD}=${WORD}`],
];

/** The lines of all logs of the stack, each with its file, that contain a text. */
function linesWith(text: string): string[] {
  const folder = path.join(DATA, 'logs');
  return readdirSync(folder).flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => line.toLowerCase().includes(text))
      .map((line) => `${file}: ${line}`),
  );
}

it('logs contain nothing that readers write, neither of these texts nor of the suites before', async () => {
  const { natsUrl } = JSON.parse(readFileSync(path.join(DATA, 'run', 'stack.json'), 'utf8')) as {
    natsUrl: string;
  };
  const client = await openClient({ url: STACK_URL, natsUrl, callerSecret: secretOf(DATA, 'callers') });
  const statuses = new Map<string, number>();
  for (const [method, address, body] of WRITTEN)
    statuses.set(`${method} ${address}`, (await client.ask(method, address, body)).status);
  // Otherwise nothing was written, and the logs would prove nothing.
  for (const stored of ['POST /api/notes', 'POST /api/contact', `GET /api/search?q=${WORD}`])
    expect([stored, isSuccess(statuses.get(stored))]).toEqual([stored, true]);
  expect([...statuses].filter(([, status]) => status >= 500)).toEqual([]);
  await client.end();
  // The readers of the suites before have these addresses and this name.
  for (const text of [WORD, '@reader.test', 'phoebe of cenchreae']) expect(linesWith(text)).toEqual([]);
});

const isSuccess = (status = 0) => status >= 200 && status < 300;
