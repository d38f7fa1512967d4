import { Injectable } from '@nestjs/common';
import { AppError, type RequestOf, type Speak } from '@word-unfolded/contracts';
import { withoutMarkup, type Language } from '@word-unfolded/domain';
import { parseOsis, verseId, type VerseId } from '@word-unfolded/scripture-ref';
import type { CheckedPiece } from '../../grounding/grounded-piece.js';
import { Grounding } from '../../grounding/ground-answer.js';
import { StoredText, StoredTextUnavailableError } from '../../grounding/stored/stored-text.js';
import { QuotableTranslations } from '../../library/quotable-translations.js';
import { removalNotice } from '../../model-generator/shown/removal-notice.js';

type Request = Omit<RequestOf<typeof Speak>, 'subject'>;

/** Fewer words in a whole text cannot be told from ordinary speech (docs/ai.md, "What it does not do"). */
const FEWEST_WORDS = 6;

/** Ensures that what is spoken as Scripture is the stored text, whatever a caller sends. */
@Injectable()
export class SpokenWords {
  constructor(
    private readonly grounding: Grounding,
    private readonly text: StoredText,
    private readonly translations: QuotableTranslations,
  ) {}

  /**
   * The text to speak, with as many lines: a line that names its verse is the stored text of that verse; all other lines
   * are checked as an answer is, so that words that are close to a verse become its words, and a notice is spoken in
   * place of removed ones.
   *
   * @throws AppError SERVICE_UNAVAILABLE when the words cannot be compared now: then nothing is spoken
   */
  async of({ text, language, scripture }: Request): Promise<string> {
    const lines = text.split('\n');
    const verses = scripture && (await this.verses(scripture));
    const spoken: string[] = [];
    let open: string[] = [];
    const close = async () => {
      if (open.length > 0) spoken.push(...(await this.checked(open, language, scripture?.translationId)));
      open = [];
    };
    for (const [index, line] of lines.entries()) {
      const stored = verses?.get(scripture?.verses[index] ?? '');
      if (stored === undefined) {
        open.push(line);
        continue;
      }
      await close();
      spoken.push(stored);
    }
    await close();
    return spoken.join('\n');
  }

  /** The stored text of each named verse that the translation has, in one line. */
  private async verses({
    translationId,
    verses,
  }: NonNullable<Request['scripture']>): Promise<ReadonlyMap<string, string>> {
    const found = new Map<string, string>();
    for (const osis of new Set(verses)) {
      const id = osis === null ? undefined : idOf(osis);
      if (osis === null || id === undefined) continue;
      const [verse] = await available(this.text.verses({ first: id, last: id }, translationId));
      if (verse) found.set(osis, verse.text.replace(/\s+/gu, ' ').trim());
    }
    return found;
  }

  private async checked(
    lines: readonly string[],
    language: Language,
    translationId: string | undefined,
  ): Promise<readonly string[]> {
    const words = withoutMarkup(lines.join('\n')).match(/\p{L}+/gu) ?? [];
    if (words.length < FEWEST_WORDS) return lines;
    const translations = await available(this.translations.of({ language, translationId }));
    const ground = async (text: string) => {
      let said = '';
      for await (const piece of this.grounding.check(chunksOf(text), language, translations))
        said += saidOf(piece, language);
      return said;
    };
    const together = (await ground(lines.join('\n'))).split('\n');
    if (together.length === lines.length) return together;
    // Markup between lines was read as something else: each line is compared by itself.
    return Promise.all(lines.map(async (line) => (await ground(line)).replaceAll('\n', ' ')));
  }
}

/** The mark of repaired words, as it is spoken. */
const CORRECTED: Readonly<Record<Language, string>> = {
  en: 'corrected to the stored text',
  es: 'corregido según el texto guardado',
};

/** What is spoken of a piece, with its line breaks, so that every line keeps its place. */
function saidOf(piece: CheckedPiece, language: Language): string {
  if (piece.kind === 'text') return piece.text;
  if (piece.kind === 'quotation' && piece.reason === 'unavailable') throw AppError.of('SERVICE_UNAVAILABLE');
  const isNotice = piece.kind !== 'word' && piece.verdict === 'removed';
  const isRepaired = piece.kind === 'quotation' && piece.verdict === 'repaired';
  const said = isNotice
    ? ` ${removalNotice(piece, language).words} `
    : isRepaired
      ? `${piece.text} (${CORRECTED[language]})`
      : piece.text;
  const breaks = piece.original.split('\n').length - said.split('\n').length;
  return said + '\n'.repeat(Math.max(0, breaks));
}

function idOf(osis: string): VerseId | undefined {
  const start = parseOsis(osis)?.[0]?.start;
  if (!start?.chapter || !start.verse) return undefined;
  return verseId(start.book, start.chapter, start.verse);
}

async function available<Value>(asked: Promise<Value>): Promise<Value> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof AppError || error instanceof StoredTextUnavailableError)
      throw AppError.with('SERVICE_UNAVAILABLE', {}, { cause: error });
    throw error;
  }
}

async function* chunksOf(text: string): AsyncGenerator<string> {
  yield text;
}
