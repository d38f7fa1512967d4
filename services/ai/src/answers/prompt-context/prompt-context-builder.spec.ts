import { jest } from '@jest/globals';
import { PromptContextBuilder } from './prompt-context-builder.js';

const never = () => new Promise<never>(() => {});

describe('the input of help', () => {
  afterEach(() => jest.useRealTimers());

  it.each([
    ['does not answer', never],
    ['is away', () => Promise.reject(new Error('away'))],
  ])('is made while the scripture service %s', async (_, ask) => {
    jest.useFakeTimers();
    const builder = new PromptContextBuilder(
      {} as never,
      {} as never,
      { of: ask, nearestVerses: ask } as never,
    );
    const made = builder.make(
      {
        kind: 'chat',
        language: 'en',
        question: 'Lord, let me die, my soul is full of troubles and I want to kill myself',
      } as never,
      {} as never,
      undefined,
    );
    await jest.advanceTimersByTimeAsync(5_000);
    expect(await made).toMatchObject({ danger: { need: 'self-harm' }, translations: [] });
  });
});
