import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * A model for the benchmark, in its own process, with the Chat Completions protocol of OpenAI. Its first chunk contains
 * the time of sending, the others have numbers. The environment sets their number and the milliseconds between them. With
 * `TEXT` it sends that text instead, in pieces of a few words and without a pause.
 */
const { TEXT } = process.env;
const PIECES = Number(process.env.PIECES || 40);
const PAUSE_MS = Number(process.env.PAUSE_MS || 500);

/** Long enough to be shown at once: words that may begin the name of a book are held back until the next chunk. */
const firstPiece = () =>
  `Sent t${(performance.timeOrigin + performance.now()).toFixed(3)} and so an answer begins, with enough words that the first of them need not wait for more. `;

const piece = (/** @type {number} */ number) =>
  `Then comes piece n${number} with some more plain words, and it goes on. `;

const server = createServer(async (request, response) => {
  request.resume();
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const say = (/** @type {object} */ more) =>
    response.write(
      `data: ${JSON.stringify({ id: 'bench', object: 'chat.completion.chunk', created: 1, model: 'bench', ...more })}\n\n`,
    );
  const speak = (/** @type {string} */ content) =>
    say({ choices: [{ index: 0, delta: { content }, finish_reason: null }] });
  if (TEXT) for (const words of TEXT.match(/[\s\S]{1,40}/g) ?? []) speak(words);
  else speak(firstPiece());
  for (let number = 0; !TEXT && number < PIECES && !response.destroyed; number += 1) {
    await pause(PAUSE_MS);
    speak(piece(number));
  }
  say({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
  say({ choices: [], usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 } });
  response.end('data: [DONE]\n\n');
});
server.listen(0, '127.0.0.1', () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  process.send?.(`http://127.0.0.1:${port}`);
});
