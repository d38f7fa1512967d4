import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Writable } from 'node:stream';
import type { PlannedFailure } from './planned-failure.js';

/** How a stream is sent. */
export type StreamManner = {
  /** Whether bytes come in pieces that end anywhere: within a character, a line, an escape. */
  readonly odd: boolean;
  /** Between two events, in milliseconds. */
  readonly pauseMs: number;
};

/** Bytes of the pieces: from 1 to 29, in an order that comes again after 29 pieces, so that no event is cut like the next. */
const oddSize = (piece: number) => 1 + ((piece * piece * 7 + piece * 3) % 29);

/** Characters of the pieces of text. */
const TEXT_SIZES = [4, 1, 6, 3, 9, 2];

/** A text in the pieces that a model would make of it; no character is cut, as JSON could not hold a half. */
export function textPieces(text: string): string[] {
  const characters = [...text];
  const pieces: string[] = [];
  for (let from = 0; from < characters.length;) {
    const size = TEXT_SIZES[pieces.length % TEXT_SIZES.length]!;
    pieces.push(characters.slice(from, from + size).join(''));
    from += size;
  }
  return pieces;
}

/**
 * Sends events as a stream of server-sent events, and fails as planned.
 *
 * @param events the pieces of text first; what ends the answer follows them
 */
export async function sendEvents(
  to: Writable,
  { pieces, ending }: { readonly pieces: readonly object[]; readonly ending: readonly object[] },
  failure: PlannedFailure | undefined,
  { odd, pauseMs }: StreamManner,
): Promise<void> {
  const send = odd ? oddSender(to) : (text: string) => write(to, Buffer.from(text));
  await send(': a comment, as proxies send them\n\n');
  for (const [index, piece] of pieces.entries()) {
    if (to.destroyed) return;
    if (failure?.after === index && (await fail(to, failure, send))) return;
    do await send(`data: ${JSON.stringify(piece)}\n\n`);
    while (failure?.kind === 'endless' && failure.after <= index && !to.destroyed);
    if (pauseMs > 0) await pause(pauseMs);
  }
  if (failure && failure.after >= pieces.length && (await fail(to, failure, send))) return;
  for (const event of ending) await send(`data: ${JSON.stringify(event)}\n\n`);
  await send('data: [DONE]\n\n');
  to.end();
}

/** @returns whether the stream is at its end */
async function fail(
  to: Writable,
  { kind }: PlannedFailure,
  send: (text: string) => Promise<void>,
): Promise<boolean> {
  switch (kind) {
    case 'stalled':
      await once(to, 'close');
      return true;
    case 'cut':
      // What was sent before arrives, and then the end of the line in the middle of the answer.
      await turn();
      if ('socket' in to) (to as ServerResponse).socket?.end();
      else to.destroy();
      return true;
    case 'unfinished':
      to.end();
      return true;
    case 'malformed':
      await send('data: {"choices":[{"delta":{"content":\n\n');
      to.end();
      return true;
    case 'told':
      await send('data: {"error":{"message":"overloaded","type":"server_error","code":null}}\n\n');
      to.end();
      return true;
    case 'busy':
    case 'without-credit':
    case 'broken':
    case 'endless':
      return false;
  }
}

function oddSender(to: Writable): (text: string) => Promise<void> {
  let turnNumber = 0;
  return async (text) => {
    const bytes = Buffer.from(text);
    for (let from = 0; from < bytes.length;) {
      const size = oddSize(turnNumber);
      turnNumber += 1;
      await write(to, bytes.subarray(from, from + size));
      await turn();
      from += size;
    }
  };
}

async function write(to: Writable, bytes: Buffer): Promise<void> {
  if (to.destroyed || to.write(bytes)) return;
  const either = new AbortController();
  const { signal } = either;
  await Promise.race([once(to, 'drain', { signal }), once(to, 'close', { signal })]);
  either.abort();
}
