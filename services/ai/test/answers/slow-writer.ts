import { CatalogueError } from '@word-unfolded/contracts';
import { setTimeout as pause } from 'node:timers/promises';
import type { AnswerBrief, AnswerWriter, WrittenPart } from '../../src/writers/answer-writer.js';

/** What the writer was told, the latest last. */
export const briefs: AnswerBrief[] = [];

/**
 * Stands in for a writer: the question says how many parts it writes and how many milliseconds lie between them
 * (`40 parts every 5`), whether it fails after some of them (`failing after 3`), and in which words.
 */
export const slowWriter: Pick<AnswerWriter, 'estimate' | 'write'> = {
  estimate: () => 1_000,
  async *write(brief: AnswerBrief, signal: AbortSignal): AsyncGenerator<WrittenPart, { tokens: number }> {
    briefs.push(brief);
    const question = 'question' in brief.task ? brief.task.question : '';
    const { parts, everyMs, failsAfter } = planOf(question);
    let written = 0;
    for (let part = 0; part < parts; part += 1) {
      if (part === failsAfter) throw CatalogueError.of('PROVIDER_FAILED');
      const content = partOf(part);
      written += content.length;
      if (written <= brief.shown.length) continue;
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

/** What it writes in all. */
export const textOf = (parts: number) => Array.from({ length: parts }, (_, part) => partOf(part)).join('');
