import { Injectable } from '@nestjs/common';
import { StudyLibrary } from '../library/study-library.js';
import { AnswerWriter, type AnswerBrief, type WrittenPart } from '../writers/answer-writer.js';
import { composeAnswer } from './compose-answer.js';
import { StudyDesk } from './composing/desk.js';

/** More than the longest answer counts. */
const MOST_TOKENS = 2_500;

/** Characters of a language's words to a token, as models count them on average. */
const CHARACTERS_PER_TOKEN = 4;

/**
 * The study engine: answers composed from the local library, without a model. It interprets nothing: what it says itself
 * joins what its sources say, and each of these is named with a link.
 */
@Injectable()
export class StudyEngineWriter extends AnswerWriter {
  override readonly name = { kind: 'study-engine', name: 'Study engine' } as const;

  constructor(private readonly library: StudyLibrary) {
    super();
  }

  override estimate(): number {
    return MOST_TOKENS;
  }

  /**
   * Writes the answer to a brief. The same brief gives the same text, so that it goes on exactly after what was shown.
   *
   * @throws CatalogueError SERVICE_UNAVAILABLE, SERVICE_TIMEOUT when the scripture service is away
   */
  override async *write(
    brief: AnswerBrief,
    signal: AbortSignal,
  ): AsyncGenerator<WrittenPart, { readonly tokens: number }> {
    const { language, translations, passage, task, shown } = brief;
    const translationId = passage?.translationId ?? translations[0]?.id ?? task.translationId;
    const desk = new StudyDesk(this.library, { language, translationId, signal });
    let written = '';
    try {
      for await (const block of composeAnswer(desk, brief)) {
        const begins = written.length;
        const content = begins === 0 ? block : `\n\n${block}`;
        written += content;
        const rest = afterShown(shown, written, begins, content);
        if (rest !== '') yield { content: rest };
        if (signal.aborted) break;
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    }
    return { tokens: tokensOf(written) };
  }
}

/** What of a block is yet to be shown. A block that was begun and has changed since is left as it was begun. */
function afterShown(shown: string, written: string, begins: number, content: string): string {
  if (begins >= shown.length) return content;
  return written.startsWith(shown) ? written.slice(shown.length) : '';
}

/** What an answer counts: its words, without the addresses of its links. */
function tokensOf(markdown: string): number {
  const words = markdown.replace(/\]\([^)\s]*\)/g, ']');
  return Math.min(MOST_TOKENS, Math.ceil(words.length / CHARACTERS_PER_TOKEN));
}
