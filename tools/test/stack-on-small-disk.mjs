// Runs a whole installation in a folder on a small disk, and fills the disk or frees it on request. It runs in its own
// mount namespace, so that the disk disappears with it.
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { secretOf } from '../stack/secrets.mjs';
import { Stack } from '../stack/stack.mjs';

/** @typedef {'fill' | 'make room' | 'stop'} Order */

const [, , data = '', port = ''] = process.argv;

const FILLER = path.join(data, 'filler');

/** The pieces become smaller, so that the last bytes are used too. */
const PIECES = [1_048_576, 4_096, 1];

function fill() {
  const filler = openSync(FILLER, 'a');
  try {
    for (const bytes of PIECES) fillBy(filler, Buffer.alloc(bytes));
  } finally {
    closeSync(filler);
  }
}

/** @param {number} filler @param {Buffer} piece */
function fillBy(filler, piece) {
  try {
    for (;;) writeSync(filler, piece);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOSPC') throw error;
  }
}

/** @param {unknown} said */
const tell = (said) => process.send?.(said);

const quiet = {
  died: (/** @type {string} */ name) => tell({ died: name }),
  recovered: () => {},
  complained: () => {},
};
const library = process.env.SCRIPTURE_LIBRARY ?? '';
// Redis and NATS may be those of the run, which other installations use at the same time.
const prefix = `disk-${randomBytes(6).toString('hex')}`;
const env = { SCRIPTURE_SOURCE: 'library', SUBJECT_PREFIX: prefix };
const stack = new Stack({ port: Number(port), data, library, env }, quiet);
await stack.start(() => {});

process.on('message', (/** @type {Order} */ order) => {
  if (order === 'fill') fill();
  else if (order === 'make room') rmSync(FILLER, { force: true });
  else return void stack.stop().then(() => process.disconnect());
  tell({ done: order });
});

const { natsUrl } = JSON.parse(readFileSync(path.join(data, 'run', 'stack.json'), 'utf8'));
tell({ url: stack.url, natsUrl, callerSecret: secretOf(data, 'callers'), prefix });
