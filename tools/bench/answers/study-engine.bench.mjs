import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../stack/processes/free-port.mjs';
import { Stack } from '../../stack/stack.mjs';
import { readAnswer } from './answer-reader.mjs';

/** Every third question of the tables is asked: some 150 of all kinds, in both languages. */
const EVERY = 3;

/** The page with the tables of questions. */
const TABLES = path.join(import.meta.dirname, '../../../docs/ai.md');

/**
 * Measures whole answers of the study engine, from the question to its last word, one after another and each by a
 * visitor of another network: in milliseconds. The goal is a p95 below 300 ms.
 *
 * @param {{ library: string }} options
 */
export async function benchStudyEngine({ library }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'word-unfolded-bench-'));
  const env = { THROTTLE_PER_MINUTE: '100000000', TRUSTED_PROXIES: 'loopback', LOG_LEVEL: 'warn' };
  const stack = new Stack({ port: await freePort(), data: folder, library, env });
  try {
    await stack.start(() => {});
    return await wholeAnswers(stack.url);
  } finally {
    await stack.stop();
    rmSync(folder, { recursive: true });
  }
}

/** @param {string} origin of an application whose answers are those of the study engine */
async function wholeAnswers(origin) {
  const response = await fetch(`${origin}/api/csrf-token`);
  const { csrfToken } = /** @type {{ csrfToken: string }} */ (await response.json());
  const cookie = response.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ');
  /** @type {number[]} */
  const taken = [];
  for (const [index, question] of questions().entries()) {
    const address = `10.1.${(index >> 8) & 255}.${index & 255}`;
    const headers = { 'x-csrf-token': csrfToken, cookie, 'x-forwarded-for': address };
    const began = performance.now();
    await readAnswer(`${origin}/api/ai/chat/stream`, { headers, body: { question } }, (event) => ({
      content: event.content,
      whole: event.fullContent,
    }));
    taken.push(performance.now() - began);
  }
  const sorted = taken.sort((left, right) => left - right);
  const at = (/** @type {number} */ share) =>
    Number((sorted[Math.floor(sorted.length * share)] ?? NaN).toFixed(0));
  return { questions: taken.length, p50: at(0.5), p95: at(0.95), most: at(0.999) };
}

/** The first questions of the rows that need no open passage. */
function questions() {
  return readFileSync(TABLES, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, question = '', open = '', found = ''] = line.split('|').map((cell) => cell.trim());
      const isRow =
        open === '' &&
        found !== '' &&
        /[?\p{L}]/u.test(question) &&
        !/^(?:question|pregunta)$/i.test(question);
      return isRow ? [question.split(' then: ')[0] ?? ''] : [];
    })
    .filter((_, index) => index % EVERY === 0);
}
