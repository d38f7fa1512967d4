import { Controller } from '@nestjs/common';
import { GetChapterSizes, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { BOOKS, lastVerseOf, verseId, type VerseCounts } from '@word-unfolded/scripture-ref';
import { Handles } from '@word-unfolded/service-kit';
import { LibraryRepository } from '../library/library.repository.js';
import { TranslationCatalogue } from '../translations/translation-catalogue.js';

type Sizes = ResponseOf<typeof GetChapterSizes>['words'];

/** Counts the words of the chapters of a translation, once for each. */
@Controller()
export class GetChapterSizesUseCase {
  readonly #counted = new Map<string, Promise<Sizes>>();

  constructor(
    private readonly catalogue: TranslationCatalogue,
    private readonly library: LibraryRepository,
  ) {}

  @Handles(GetChapterSizes)
  async execute({
    translationId,
    language,
  }: RequestOf<typeof GetChapterSizes>): Promise<ResponseOf<typeof GetChapterSizes>> {
    const id = await this.heldOf(translationId, language);
    if (id === undefined) return { translationId: null, words: {} };
    const words = this.#counted.get(id) ?? this.count(id);
    this.#counted.set(id, words);
    words.catch(() => this.#counted.delete(id));
    return { translationId: id, words: await words };
  }

  private async heldOf(
    wanted: string | undefined,
    language: RequestOf<typeof GetChapterSizes>['language'],
  ): Promise<string | undefined> {
    const held = new Set((await this.library.translations()).map(({ id }) => id));
    if (wanted !== undefined && held.has(wanted)) return wanted;
    const { id } = await this.catalogue.choose(undefined, language);
    if (held.has(id)) return id;
    return [...held].find((each) => each.startsWith('spa') === (language === 'es'));
  }

  private async count(translationId: string): Promise<Sizes> {
    const counts = (await this.library.numbering(translationId))?.counts ?? {};
    const sizes: Sizes = {};
    for (const { osis } of BOOKS) {
      const chapters = counts[osis]?.length ?? 0;
      const words: number[] = [];
      for (let chapter = 1; chapter <= chapters; chapter += 1)
        words.push(await this.wordsOf(translationId, counts, { book: osis, chapter }));
      sizes[osis] = words;
    }
    return sizes;
  }

  private async wordsOf(
    translationId: string,
    counts: VerseCounts,
    { book, chapter }: { readonly book: (typeof BOOKS)[number]['osis']; readonly chapter: number },
  ): Promise<number> {
    const most = lastVerseOf(counts, book, chapter);
    const range = { first: verseId(book, chapter, 1), last: verseId(book, chapter, most) };
    const verses = await this.library.verses(translationId, range, most);
    return verses.reduce((sum, { text }) => sum + (text.match(/\S+/g)?.length ?? 0), 0);
  }
}
