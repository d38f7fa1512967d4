import { ConstantTime } from './constant-time.js';

/** Whether a promise is still pending after all pending callbacks have run. */
async function isOpen(promise: Promise<unknown>): Promise<boolean> {
  let open = true;
  const close = () => void (open = false);
  promise.then(close, close);
  await new Promise((resolve) => setImmediate(resolve));
  return open;
}

describe('ConstantTime', () => {
  const constantTime = new ConstantTime({
    ARGON2_MEMORY_KIB: 8,
    ARGON2_PASSES: 1,
    CONSTANT_ANSWER_MS: 60_000,
    DEVELOPMENT_LOGIN: 'false' as const,
  });

  it.each([
    ['succeeds', () => Promise.resolve('done')],
    ['fails', () => Promise.reject(new Error('refused'))],
  ])('does not respond earlier when its work %s at once', async (_, work) => {
    const answer = constantTime.spend<string>(work);
    answer.catch(() => {});
    expect(await isOpen(answer)).toBe(true);
  });

  it('responds at once to a success when only refusals are delayed', async () => {
    await expect(constantTime.refuse(() => Promise.resolve('done'))).resolves.toBe('done');
    const refusal = constantTime.refuse(() => Promise.reject(new Error('refused')));
    refusal.catch(() => {});
    expect(await isOpen(refusal)).toBe(true);
  });

  it('returns the result of the work', async () => {
    const atOnce = new ConstantTime({
      ARGON2_MEMORY_KIB: 8,
      ARGON2_PASSES: 1,
      CONSTANT_ANSWER_MS: 0,
      DEVELOPMENT_LOGIN: 'false' as const,
    });
    await expect(atOnce.spend(() => Promise.resolve('done'))).resolves.toBe('done');
    await expect(atOnce.spend(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  });
});
