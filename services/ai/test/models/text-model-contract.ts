import type { OpenaiSandbox } from '@word-unfolded/sandbox';
import type { TextEnd, TextModel, TextRequest } from '../../src/models/text-model.js';

export const TEXT = `${'Gracia y paz: χάρις ὑμῖν 🙏, “sí”.\n'.repeat(12)}Amén.`;

const REQUEST: TextRequest = {
  messages: [
    { role: 'system', content: 'Be brief.' },
    { role: 'user', content: 'Hello' },
  ],
  maxTokens: 500,
};

const never = new AbortController().signal;

/** The whole text of a model, and how it ended. */
export async function written(
  model: TextModel,
  { request = REQUEST, signal = never, onPiece = (_: string) => {} } = {},
): Promise<{ readonly text: string; readonly end: TextEnd }> {
  const pieces = model.write(request, signal);
  let text = '';
  for (;;) {
    const next = await pieces.next();
    if (next.done) return { text, end: next.value };
    text += next.value;
    onPiece(text);
  }
}

/** A provider that a suite can make fail, and a model that calls it. Its answer is always `TEXT`. */
export type ModelUnderTest = {
  readonly model: TextModel;
  /** The same with a short timeout. */
  readonly impatient: TextModel;
  readonly provider: Pick<OpenaiSandbox, 'fail'> & { readonly calls: readonly unknown[] };
};

/** The tests that every adapter of `TextModel` must pass. */
export function itKeepsTheContract(underTest: () => ModelUnderTest): void {
  const fails = (code: string, fields: object = {}) =>
    expect(written(underTest().model)).rejects.toMatchObject({ code, ...fields });

  it('returns the whole text with complete characters, and the tokens used', async () => {
    const pieces: string[] = [];
    const { model } = underTest();
    const { text, end } = await written(model, { onPiece: (soFar) => pieces.push(soFar) });
    expect(text).toBe(TEXT);
    expect(pieces.length).toBeGreaterThan(10);
    expect(pieces.filter((piece) => /[\uD800-\uDBFF]$/.test(piece))).toEqual([]);
    expect(end).toEqual({ how: 'whole', tokens: expect.any(Number) });
    expect(end.tokens).toBeGreaterThan(TEXT.length / 8);
  });

  it('ends when the text reaches the allowed length', async () => {
    const { text, end } = await written(underTest().model, { request: { ...REQUEST, maxTokens: 10 } });
    expect(end.how).toBe('length');
    expect([TEXT.startsWith(text), text.length > 0]).toEqual([true, true]);
  });

  it('stops reading a provider that ignores the limit', async () => {
    const { model, provider } = underTest();
    provider.fail({ kind: 'endless', after: 5 });
    const { text, end } = await written(model, { request: { ...REQUEST, maxTokens: 20 } });
    expect([end.how, text.length < 2_000]).toEqual(['length', true]);
  });

  it('stops when it is cancelled, and returns the tokens used until then', async () => {
    const controller = new AbortController();
    const onPiece = () => controller.abort();
    const { text, end } = await written(underTest().model, { signal: controller.signal, onPiece });
    expect(end).toEqual({ how: 'stopped', tokens: expect.any(Number) });
    expect([text.length < TEXT.length, end.tokens > 0]).toEqual([true, true]);
    const before = await written(underTest().model, { signal: AbortSignal.abort() });
    expect(before).toMatchObject({ text: '', end: { how: 'stopped' } });
  });

  it.each(['busy', 'broken'] as const)('retries when the provider is %s for a moment', async (kind) => {
    const { model, provider } = underTest();
    provider.fail({ kind, times: 2 });
    expect((await written(model)).text).toBe(TEXT);
    expect(provider.calls).toHaveLength(3);
  });

  it('retries when the connection is lost before the first chunk', async () => {
    const { model, provider } = underTest();
    provider.fail({ kind: 'cut', after: 0, times: 2 });
    expect((await written(model)).text).toBe(TEXT);
  });

  it('waits as long as the provider asks, but not beyond the longest pause', async () => {
    const { model, provider } = underTest();
    provider.fail({ kind: 'busy', retryAfterSeconds: 1 });
    expect((await written(model)).text).toBe(TEXT);
    provider.fail({ kind: 'busy', retryAfterSeconds: 60 });
    await fails('PROVIDER_BUSY', { status: 503, fields: { retryAfter: 60 } });
    expect(provider.calls).toHaveLength(3);
  });

  it('reports the error when it persists', async () => {
    const { provider } = underTest();
    provider.fail({ kind: 'busy', times: 3 });
    await fails('PROVIDER_BUSY');
    provider.fail({ kind: 'broken', times: 3 });
    await fails('PROVIDER_FAILED', { status: 502 });
  });

  it('does not retry permanent errors', async () => {
    const { provider } = underTest();
    provider.fail({ kind: 'without-credit' });
    await fails('PROVIDER_BUSY');
    expect(provider.calls).toHaveLength(1);
  });

  it.each(['cut', 'unfinished', 'malformed', 'told'] as const)(
    'never returns an answer that was %s in the middle as complete',
    async (kind) => {
      underTest().provider.fail({ kind, after: 5 });
      await fails('PROVIDER_FAILED');
      expect(underTest().provider.calls).toHaveLength(1);
    },
  );

  it('times out before the first chunk and between chunks', async () => {
    const { impatient, provider } = underTest();
    for (const after of [0, 20]) {
      provider.fail({ kind: 'stalled', after });
      await expect(written(impatient)).rejects.toMatchObject({ code: 'PROVIDER_TIMEOUT', status: 504 });
    }
  });
}
