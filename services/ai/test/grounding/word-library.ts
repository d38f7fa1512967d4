import type { Language } from '@word-unfolded/domain';
import { parseOsis, verseId } from '@word-unfolded/scripture-ref';
import { foldWord, OriginalWords, readQuery } from '@word-unfolded/scripture-text';
import Database from 'libsql';
import {
  WordLexicon,
  type LexiconWord,
  type TaggedPhrase,
} from '../../src/grounding/original-words/word-lexicon.js';

const EDITION_KEYS = 100_000_000;

type Entry = {
  readonly strongs: string;
  readonly lemma: string;
  readonly transliteration: string;
  readonly gloss: string;
  readonly senses: readonly string[];
  readonly kingJames: string | null;
};

/** The lexicon and the tagged texts of the imported library in memory: the scripture service would return the same. */
export class WordLibrary extends WordLexicon {
  readonly words = new Map<string, LexiconWord & { readonly verses: number }>();
  readonly #original: OriginalWords;
  readonly #ordinary: Readonly<Record<Language, ReadonlySet<string>>>;
  readonly #database: Database.Database;
  readonly #editions: Readonly<Record<Language, number>>;

  /** @throws Error when the environment of the run names no library */
  constructor() {
    super();
    const { SCRIPTURE_LIBRARY } = process.env;
    if (!SCRIPTURE_LIBRARY) throw new Error('SCRIPTURE_LIBRARY names no library: run by npm test.');
    this.#database = new Database(SCRIPTURE_LIBRARY, { readonly: true });
    const editions = new Map(this.rows<[string, number]>('select id, number from edition'));
    this.#editions = { en: editions.get('KJV')!, es: editions.get('spa_r09')! };
    const uses = this.rows<[string, number, number, string]>(
      'select strongs, edition, verses, renderings from lemma_use',
    );
    const renderings = new Map<string, typeof uses>();
    for (const use of uses) renderings.set(use[0], [...(renderings.get(use[0]) ?? []), use]);
    for (const [json] of this.rows<[string]>('select entry from lexicon_entry')) {
      const { strongs, lemma, transliteration, gloss, senses, kingJames } = JSON.parse(json) as Entry;
      const used = renderings.get(strongs) ?? [];
      const textsIn = (edition: number) =>
        used
          .filter(([, of]) => of === edition)
          .flatMap(([, , , stored]) => (JSON.parse(stored) as [string, number][]).map(([text]) => text));
      this.words.set(strongs, {
        ...{ strongs, lemma, gloss, spanishGloss: null, meanings: [gloss, ...senses, kingJames ?? ''] },
        transliteration: transliteration.replaceAll('\u03ce', 'ś').replaceAll('ţ', 'ṭ'),
        renderings: { en: textsIn(this.#editions.en), es: textsIn(this.#editions.es) },
        verses: Math.max(0, ...used.map(([, , verses]) => verses)),
      });
    }
    this.#original = new OriginalWords(this.words.values());
    this.#ordinary = { en: this.ordinaryOf(this.#editions.en), es: this.ordinaryOf(this.#editions.es) };
  }

  override resolve(written: string): Promise<readonly string[]> {
    const plain = written
      .normalize('NFD')
      .replace(/(?<=\p{Script=Latin})\p{M}|[ʼʻ’'‛]/gu, '')
      .replaceAll('ᵉ', 'e');
    const found = this.#original.find(readQuery(plain.normalize('NFC')), () => 0);
    return Promise.resolve(found.map(({ strongs }) => strongs));
  }

  override word(strongs: string): Promise<LexiconWord | undefined> {
    return Promise.resolve(this.words.get(strongs));
  }

  override isOrdinary(word: string, language: Language): Promise<boolean> {
    return Promise.resolve(this.#ordinary[language].has(foldWord(word)));
  }

  override phrasesOf(osis: string, language: Language): Promise<readonly TaggedPhrase[]> {
    const [passage] = parseOsis(osis) ?? [];
    const { book, chapter, verse = 1 } = passage!.start;
    const first = this.#editions[language] * EDITION_KEYS + verseId(book, chapter!, verse);
    const rows = this.rows<[string, string]>(
      `select text, links from verse join word_link using (key) where key between ${first} and ${first + (passage!.start.verse ? 0 : 200)}`,
    );
    return Promise.resolve(
      rows.flatMap(([text, links]) =>
        (JSON.parse(links) as [number, number, ...string[]][]).map(([start, end, ...strongs]) => ({
          text: text.slice(start, end),
          strongs,
        })),
      ),
    );
  }

  private ordinaryOf(edition: number): ReadonlySet<string> {
    const from = edition * EDITION_KEYS;
    const texts = this.rows<[string]>(
      `select text from verse where key between ${from} and ${from + EDITION_KEYS - 1}`,
    );
    return new Set(texts.flatMap(([text]) => (text.match(/\p{L}+/gu) ?? []).map(foldWord)));
  }

  private rows<Row extends unknown[]>(query: string): Row[] {
    return this.#database.prepare(query).raw().all() as Row[];
  }
}
