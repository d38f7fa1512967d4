import { AppError } from '@word-unfolded/contracts';
import { setTimeout as pause } from 'node:timers/promises';
import type { PromptContext, AnswerGenerator, WrittenPart } from '../../src/generators/answer-generator.js';

/** The prompt contexts of the generator, the latest last. */
export const promptContexts: PromptContext[] = [];

/**
 * A fake generator. The question says how many parts it writes and the milliseconds between them (`40 parts every 5`),
 * whether it fails after some of them (`failing after 3`), and whether they are `blank`.
 */
export const slowGenerator: Pick<AnswerGenerator, 'estimate' | 'write'> = {
  estimate: () => ({ prompt: 0, usual: 1_000, most: 5_000 }),
  async *write(
    promptContext: PromptContext,
    signal: AbortSignal,
  ): AsyncGenerator<WrittenPart, { tokens: number }> {
    promptContexts.push(promptContext);
    const question = 'question' in promptContext.task ? promptContext.task.question : '';
    const { parts, everyMs, failsAfter } = planOf(question);
    let written = 0;
    for (let part = 0; part < parts; part += 1) {
      if (part === failsAfter) throw AppError.of('PROVIDER_FAILED');
      const content = /blank/.test(question) ? ' \n\u200b' : partOf(part);
      written += content.length;
      if (written <= promptContext.shown.length) continue;
      if (everyMs > 0) await pause(everyMs, undefined, { signal });
      yield { content };
    }
    return { tokens: parts };
  },
};

function planOf(question: string) {
  const [, parts = '3', everyMs = '0'] = /(\d+) parts(?: every (\d+))?/.exec(question) ?? [];
  const [, failsAfter = 'NaN'] = /failing after (\d+)/.exec(question) ?? [];
  return { parts: Number(parts), everyMs: Number(everyMs), failsAfter: Number(failsAfter) };
}

const partOf = (part: number) => `part ${part}, `;

/** The whole text that it writes. */
export const textOf = (parts: number) => Array.from({ length: parts }, (_, part) => partOf(part)).join('');
