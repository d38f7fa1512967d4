import { AppError } from '@word-unfolded/contracts';
import { askAgainIfLost } from './ask-again.js';
import { LostCall, NoReplicaError } from './lost-call.js';

const READ = { timeoutMs: 8_000, safe: true, idempotent: false };
const WRITE = { timeoutMs: 8_000, safe: false, idempotent: false };
const IDEMPOTENT = { timeoutMs: 8_000, safe: false, idempotent: true };

/** Attempts with these results, and the replicas to which they were sent. */
function attempts(...results: (Error | string)[]) {
  const sent: { timeoutMs: number; replica: string | undefined }[] = [];
  const attempt = async (timeoutMs: number, replica: string | undefined) => {
    const result = results[sent.length]!;
    sent.push({ timeoutMs, replica });
    if (typeof result !== 'string') throw result;
    return result;
  };
  return { sent, attempt };
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: AppError) => error.code,
  );

describe('a lost call', () => {
  it('is sent once more to the other replica if it is safe, within its own time limit', async () => {
    const { sent, attempt } = attempts(new LostCall('other'), 'passage');
    expect(await askAgainIfLost(READ, attempt)).toBe('passage');
    expect(sent.map(({ replica }) => replica)).toEqual([undefined, 'other']);
    expect(sent[1]!.timeoutMs).toBeLessThanOrEqual(READ.timeoutMs);
  });

  it('is unavailable if it is lost twice', async () => {
    const { sent, attempt } = attempts(new LostCall('other'), new LostCall('third'), 'never');
    expect(await codeOf(askAgainIfLost(READ, attempt))).toBe('SERVICE_UNAVAILABLE');
    expect(sent).toHaveLength(2);
  });

  it('is never sent again if it changes something, and its outcome is unknown', async () => {
    const { sent, attempt } = attempts(new LostCall('other'), 'twice');
    expect(await codeOf(askAgainIfLost(WRITE, attempt))).toBe('OUTCOME_UNKNOWN');
    expect(sent).toHaveLength(1);
  });

  it('is sent until a replica that has started again answers, if it is idempotent', async () => {
    const absent = AppError.with('SERVICE_UNAVAILABLE', {}, { cause: new NoReplicaError() });
    const { sent, attempt } = attempts(new LostCall('other'), new LostCall(), absent, absent, 'speech');
    expect(await askAgainIfLost(IDEMPOTENT, attempt)).toBe('speech');
    expect(sent.map(({ replica }) => replica)).toEqual([undefined, 'other', undefined, undefined, undefined]);
    const limits = sent.map(({ timeoutMs }) => timeoutMs);
    expect(limits).toEqual(limits.toSorted((one, other) => other - one));
  });

  it('ends with its time limit if no replica comes back, and with the error of a handler', async () => {
    const lost = Array.from({ length: 20 }, () => new LostCall());
    const short = { ...IDEMPOTENT, timeoutMs: 300 };
    expect(await codeOf(askAgainIfLost(short, attempts(...lost).attempt))).toBe('SERVICE_TIMEOUT');
    const refused = attempts(new LostCall(), AppError.of('SERVICE_UNAVAILABLE'), 'never');
    expect(await codeOf(askAgainIfLost(IDEMPOTENT, refused.attempt))).toBe('SERVICE_UNAVAILABLE');
  });
});

it('a call that was not lost is not sent again when no replica runs, even if it is idempotent', async () => {
  const absent = AppError.with('SERVICE_UNAVAILABLE', {}, { cause: new NoReplicaError() });
  const { sent, attempt } = attempts(absent, 'late');
  expect(await codeOf(askAgainIfLost(IDEMPOTENT, attempt))).toBe('SERVICE_UNAVAILABLE');
  expect(sent).toHaveLength(1);
});

it('an error of the handler is no reason to ask again', async () => {
  const { sent, attempt } = attempts(AppError.of('SERVICE_TIMEOUT'), 'twice');
  expect(await codeOf(askAgainIfLost(READ, attempt))).toBe('SERVICE_TIMEOUT');
  expect(sent).toHaveLength(1);
});
