import { Injectable } from '@nestjs/common';
import {
  CatalogueError,
  type GetParallelPassages,
  type ParallelAnswer,
  type RequestOf,
  type Translation,
} from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import {
  formatOsis,
  formatReference,
  passageOfRange,
  type Numbering,
  type VerseRange,
} from '@word-unfolded/scripture-ref';
import { rangesOfReference } from '../passages/ranges-of-reference.js';
import { editionNotice } from '../translations/edition-notice.js';
import { TextSource } from '../translations/text-source.js';
import { TextSourceError } from '../translations/text-source-error.js';
import { TranslationCatalogue } from '../translations/translation-catalogue.js';
import { alignRows, type Column } from './align-rows.js';
import { planRows, type RowPlan } from './plan-rows.js';
import { readColumn } from './read-column.js';

/** What an answer may hold: rows, and bytes of JSON, for a reply over NATS is lost when it is larger than 1 MB. */
const ROWS_LIMIT = 200;
const BYTES_LIMIT = 700_000;

type Chosen = { readonly translation: Translation; readonly numbering: Numbering };

/** Sets passages in several translations side by side by canonical verse. */
@Injectable()
export class GetParallelPassagesUseCase {
  constructor(
    private readonly catalogue: TranslationCatalogue,
    private readonly source: TextSource,
  ) {}

  /**
   * @returns the passages that the reference names in the numbering of the first translation, in the order in which they
   * were asked for; what does not fit in one answer is named in `next`.
   * @throws CatalogueError as `GetPassageUseCase` does; for the failure of a source, with the name of the translation.
   */
  async execute({
    reference,
    translationIds,
    language,
  }: RequestOf<typeof GetParallelPassages>): Promise<ParallelAnswer> {
    const chosen = await this.choose(translationIds, language);
    const { numbering } = chosen[0]!;
    const ranges = rangesOfReference(reference, numbering.counts, language);
    let answer: ParallelAnswer;
    let rows = ROWS_LIMIT;
    do {
      answer = await this.answer(planRows(ranges, numbering, rows), chosen, language);
      rows = Math.floor(rows / 2);
    } while (rows > 0 && Buffer.byteLength(JSON.stringify(answer)) > BYTES_LIMIT);
    return answer;
  }

  /** A translation that is named twice stands once. */
  private async choose(names: readonly string[], language: Language): Promise<readonly Chosen[]> {
    const translations = new Map<string, Translation>();
    for (const name of names) {
      const translation = await this.catalogue.choose(name, language);
      translations.set(translation.id, translation);
    }
    return Promise.all(
      [...translations.values()].map(async (translation) => {
        const numbering = await this.source.numbering(translation.id);
        if (!numbering) throw CatalogueError.of('SCRIPTURE_TRANSLATION_NOT_FOUND');
        return { translation, numbering };
      }),
    );
  }

  private async answer(
    { passages, left }: RowPlan,
    chosen: readonly Chosen[],
    language: Language,
  ): Promise<ParallelAnswer> {
    const { counts } = chosen[0]!.numbering;
    const named = passages.map(({ range }) => passageOfRange(range, counts));
    const rows = await Promise.all(
      passages.map(async ({ canonical }) => {
        const columns = chosen.map(async (each) => this.readColumn(each, canonical));
        return alignRows(canonical, await Promise.all(columns), language);
      }),
    );
    return {
      reference: formatReference(named, language),
      translations: chosen.map(({ translation }) => editionNotice(translation)),
      passages: named.map((passage, index) => ({
        reference: formatReference([passage], language),
        osis: formatOsis([passage]),
        rows: rows[index]!,
      })),
      next:
        left.length > 0 ? formatOsis(left.map((range: VerseRange) => passageOfRange(range, counts))) : null,
    };
  }

  private async readColumn(
    { translation, numbering }: Chosen,
    canonical: readonly number[],
  ): Promise<Column> {
    try {
      const verses = await readColumn(this.source, translation.id, numbering, canonical);
      return { language: translation.language, verses };
    } catch (error) {
      if (error instanceof TextSourceError) throw await this.catalogue.failed(translation, error);
      throw error;
    }
  }
}
