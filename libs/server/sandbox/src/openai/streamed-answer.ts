import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Writable } from 'node:stream';
import type { PlannedFailure } from './planned-failure.js';

/** Options for sending a stream. */
export type StreamManner = {
  /** Whether the bytes are split at arbitrary positions: within a character, a line or an escape. */
  readonly odd: boolean;
  /** Delay between two events, in milliseconds. */
  readonly pauseMs: number;
};

/**
 * Sizes of the pieces in bytes: from 1 to 29, in a cycle of 29 pieces, so that consecutive events are split
 * differently.
 */
const oddSize = (piece: number) => 1 + ((piece * piece * 7 + piece * 3) % 29);

/** Number of characters per text chunk. */
const TEXT_SIZES = [4, 1, 6, 3, 9, 2];

/** Splits a text into chunks, as a model does. No character is split, because JSON cannot contain half a character. */
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
 * Sends server-sent events, with the planned failure.
 *
 * @param events the text chunks first, followed by the final events
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

/** @returns whether the stream has ended */
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
      // The client receives what was sent before, and then the connection is closed.
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
