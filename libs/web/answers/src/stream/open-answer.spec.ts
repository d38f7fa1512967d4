import { failure, refusal } from '@word-unfolded/api-client/testing';
import { chatStreamRoute } from '@word-unfolded/contracts';
import fc from 'fast-check';
import { chunk, complete, events, eventServer, type Line } from '../../test/event-server.js';
import { openAnswer, type OpenAnswerOptions } from './open-answer.js';

const QUICK = { idleMs: 60_000, firstPauseMs: 1, longestPauseMs: 2, losses: 4 };
const INPUT = { body: { question: 'Who was Boaz?' } };

const reading = (server: ReturnType<typeof eventServer>, more: Partial<OpenAnswerOptions> = {}) =>
  openAnswer(chatStreamRoute, INPUT, {
    language: 'en',
    key: 'key-1',
    transport: server.transport,
    callDeadline: QUICK,
    ...more,
  });

async function textOf(server: ReturnType<typeof eventServer>, more: Partial<OpenAnswerOptions> = {}) {
  let text = '';
  for await (const { event } of reading(server, more)) text += event.type === 'chunk' ? event.content : '';
  return text;
}

describe('an answer', () => {
  it('is read to its end', async () => {
    const server = eventServer({ text: events(1, chunk('A man '), chunk('of Bethlehem.'), complete('…')) });
    expect(await textOf(server)).toBe('A man of Bethlehem.');
    expect(server.asked).toHaveLength(1);
  });

  it('is resumed after the last event when the connection breaks, ends early, or is idle', async () => {
    const server = eventServer(
      { text: events(1, chunk('A ')), then: 'break' },
      { text: `: alive\n\n${events(2, chunk('man '))}`, then: 'end' },
      { text: events(3, chunk('of ')), then: 'idle' },
      { text: events(4, chunk('Bethlehem.'), complete('…')) },
    );
    expect(await textOf(server, { callDeadline: { ...QUICK, idleMs: 30 } })).toBe('A man of Bethlehem.');
    const { asked } = server;
    expect(asked.map(({ headers }) => headers['Last-Event-ID']?.split('.')[1])).toEqual([
      undefined,
      '1',
      '2',
      '3',
    ]);
    expect(new Set(asked.map(({ headers }) => headers['Idempotency-Key']))).toEqual(new Set(['key-1']));
  });

  it('is complete and in order wherever the connection is cut', async () => {
    const parts = ['In ', 'the ', 'days ', 'when ', 'the ', 'judges ', 'ruled'];
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(parts.length - 1), { maxLength: 3 }), async (cuts) => {
        const places = [...new Set(cuts)].sort((one, other) => one - other);
        const all = [...parts.map(chunk), complete('…')];
        const lines = [0, ...places].map((from, index): Line => {
          const until = places[index];
          const text = events(from + 1, ...all.slice(from, until));
          return until === undefined
            ? { text }
            : { text: `${text}id: x\ndata: {"type":"chunk","con`, then: 'break' };
        });
        expect(await textOf(eventServer(...lines))).toBe(parts.join(''));
      }),
      { numRuns: 40 },
    );
  });

  it('fails when no connection lasts', async () => {
    const silent: Line = { text: ': alive\n\n', then: 'end' };
    const server = eventServer(
      { text: events(1, chunk('A ')), then: 'break' },
      silent,
      silent,
      silent,
      silent,
      silent,
    );
    expect((await failure(textOf(server))).code).toBe('STREAM_INTERRUPTED');
    expect(server.asked).toHaveLength(5);
  });

  it('is refused like any request, and then not requested again', async () => {
    const refused = refusal(429, 'LIMIT_REACHED', { resetAt: '2026-11-22T00:00:00.000Z' });
    const server = eventServer(typeof refused === 'string' ? 'down' : { status: 429, body: refused.body });
    const error = await failure(textOf(server));
    expect([error.code, error.fields['resetAt']]).toEqual(['LIMIT_REACHED', '2026-11-22T00:00:00.000Z']);
    expect(server.asked).toHaveLength(1);
  });

  it('reports a lost connection and its recovery', async () => {
    const alive: boolean[] = [];
    const server = eventServer(
      { text: events(1, chunk('A ')), then: 'break' },
      { text: events(2, complete('A ')) },
    );
    await textOf(server, { onLine: (isThere) => alive.push(isThere) });
    expect(alive).toEqual([false, true]);
  });

  it('continues after an error of the connection, and ends with an error of the answer', async () => {
    const failed = { type: 'error', code: 'PROVIDER_UNAVAILABLE', message: 'x', error: 'x' };
    const server = eventServer(
      {
        text: `${events(1, chunk('A '))}data: {"type":"error","code":"SERVICE_UNAVAILABLE","message":"m","error":"m"}\n\n`,
      },
      { text: events(2, failed) },
    );
    const kinds: string[] = [];
    for await (const { event } of reading(server)) kinds.push(event.type);
    expect(kinds).toEqual(['chunk', 'error']);
  });

  it('is cancelled at once when the consumer stops reading', async () => {
    const controller = new AbortController();
    const server = eventServer({ text: events(1, chunk('A ')), then: 'idle' });
    const read = (async () => {
      for await (const _ of reading(server, { signal: controller.signal })) controller.abort();
    })();
    expect((await failure(read)).code).toBe('OPERATION_CANCELLED');
  });
});
