import { AppError } from '@word-unfolded/contracts';
import { eventServer } from '../../test/event-server.js';
import { outcomeOfJob, type JobProgress } from './follow-job.js';

const QUICK = { idleMs: 60_000, firstPauseMs: 1, longestPauseMs: 2, losses: 4 };
const JOB = `speech.${'a'.repeat(24)}`;
const states = (...all: readonly object[]) => all.map((each) => `data: ${JSON.stringify(each)}\n\n`).join('');
const waiting = (server: ReturnType<typeof eventServer>, onProgress?: (state: JobProgress) => void) =>
  outcomeOfJob(JOB, { language: 'en', transport: server.transport, callDeadline: QUICK, onProgress });

const QUEUED = { type: 'queued', place: 3 };
const HALF = { type: 'progress', done: 1, total: 2 };
const DONE = { type: 'done', outcome: { voice: 'espeak-ng' } };

describe('waiting for a job', () => {
  it('tells each state and returns the outcome', async () => {
    const told: JobProgress[] = [];
    const server = eventServer({ text: states(QUEUED, HALF, { type: 'unknown' }, DONE) });
    expect(await waiting(server, (state) => told.push(state))).toEqual({ voice: 'espeak-ng' });
    expect(told).toEqual([QUEUED, HALF]);
  });

  it('continues with the present state when the connection breaks or the server says that it must', async () => {
    const interrupted = { type: 'error', code: 'STREAM_INTERRUPTED', message: 'Lost.', error: 'Lost.' };
    const server = eventServer(
      { text: states(QUEUED), then: 'break' },
      { text: states(HALF, interrupted), then: 'end' },
      { text: states(DONE) },
    );
    expect(await waiting(server)).toEqual({ voice: 'espeak-ng' });
  });

  it.each([
    [{ type: 'failed', code: 'SPEECH_EMPTY', message: 'No sound.', error: 'No sound.' }, 'SPEECH_EMPTY'],
    [{ type: 'failed', code: 'OF_A_LATER_VERSION', message: 'No.', error: 'No.' }, 'JOB_FAILED'],
    [{ type: 'cancelled' }, 'JOB_CANCELLED'],
  ])('fails at once with %j', async (end, code) => {
    const server = eventServer({ text: states(end) });
    await expect(waiting(server)).rejects.toMatchObject({ code });
    expect(server.asked).toHaveLength(1);
  });

  it('ends by its signal', async () => {
    const leaving = new AbortController();
    const server = eventServer({ text: states(HALF), then: 'idle' });
    const ended = outcomeOfJob(JOB, {
      language: 'en',
      transport: server.transport,
      signal: leaving.signal,
      onProgress: () => leaving.abort(),
    });
    await expect(ended).rejects.toEqual(AppError.of('OPERATION_CANCELLED'));
  });
});
