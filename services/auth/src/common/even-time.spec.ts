import { EvenTime } from './even-time.js';

/** Whether a promise is still open once everything that could settle it has run. */
async function isOpen(promise: Promise<unknown>): Promise<boolean> {
  let open = true;
  const close = () => void (open = false);
  promise.then(close, close);
  await new Promise((resolve) => setImmediate(resolve));
  return open;
}

describe('an answer of even time', () => {
  const evenTime = new EvenTime({ ARGON2_MEMORY_KIB: 8, ARGON2_PASSES: 1, EVEN_ANSWER_MS: 60_000 });

  it.each([
    ['succeeds', () => Promise.resolve('done')],
    ['fails', () => Promise.reject(new Error('refused'))],
  ])('does not come sooner when its work %s at once', async (_, work) => {
    const answer = evenTime.spend<string>(work);
    answer.catch(() => {});
    expect(await isOpen(answer)).toBe(true);
  });

  it('comes at once, where only refusals have to be even, when nothing is refused', async () => {
    await expect(evenTime.refuse(() => Promise.resolve('done'))).resolves.toBe('done');
    const refusal = evenTime.refuse(() => Promise.reject(new Error('refused')));
    refusal.catch(() => {});
    expect(await isOpen(refusal)).toBe(true);
  });

  it('is that of the work', async () => {
    const atOnce = new EvenTime({ ARGON2_MEMORY_KIB: 8, ARGON2_PASSES: 1, EVEN_ANSWER_MS: 0 });
    await expect(atOnce.spend(() => Promise.resolve('done'))).resolves.toBe('done');
    await expect(atOnce.spend(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  });
});
