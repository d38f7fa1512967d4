import { SUGGESTIONS_LIMIT, type SearchAnswer } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { loadReferenceParser, type ReferenceParser } from '@word-unfolded/scripture-ref';
import { besideSearch, readQuery, wellKnownWords, type OriginalWords } from '@word-unfolded/scripture-text';
import { problemOf } from '../download/download-problem.js';
import { completeWords } from '../search/complete-words.js';
import { EditionSearcher } from '../search/edition-searcher.js';
import { betterOnDevice } from '../search/better-on-device.js';
import { openForSearch } from '../search/open-for-search.js';
import { searchDevice, type DeviceSearch } from '../search/search-device.js';
import type { Searched } from '../search/searched.js';
import type { EditionStore, StoredEdition } from '../storage/edition-store.js';
import type { Renumbered, WorkerAnswer, WorkerQuestion } from './protocol.js';
import { unpackEdition } from './unpack-edition.js';

type CompleteQuestion = Extract<WorkerQuestion, { kind: 'complete' }>;

type OpenSearcher = { readonly sha256: string; readonly searcher: EditionSearcher };

/** The operations of the worker, independent of its environment. */
export class ScriptureWorkerContext {
  readonly #opened = new Map<string, OpenSearcher>();
  readonly #original = new Map<Language, OriginalWords>();

  constructor(private readonly store: EditionStore) {}

  async answer(question: WorkerQuestion): Promise<WorkerAnswer> {
    try {
      if (question.kind === 'complete') return { completed: await this.#complete(question) };
      if (question.kind === 'number') return { renumbered: await this.#renumbered(question.translation) };
      if (question.kind === 'search') return { found: await this.#search(question.search) };
      await unpackEdition(question.download, this.store);
      return {};
    } catch (error) {
      return { problem: problemOf(error) };
    }
  }

  /** Undefined if one of the translations is not on this device. */
  async #search(search: DeviceSearch): Promise<SearchAnswer | undefined> {
    const { q, language } = search;
    const stored = await this.store.editions();
    const original = this.#original.get(language) ?? wellKnownWords(language);
    this.#original.set(language, original);
    const searcherOf = (id: string) => this.#searcherOf(id);
    const openTexts = await openForSearch(search, stored, searcherOf, original);
    if (!openTexts) return undefined;
    const { editions, spoken, requestedIds } = openTexts;
    const first = searchDevice(editions, search, spoken);
    const better = await betterOnDevice(first, search, { editions, original }, () =>
      this.#others(stored, editions),
    );
    const spokenInBetter = better && { ...spoken, language: better.searcher.index.language };
    const answer = better && spokenInBetter ? searchDevice([better], search, spokenInBetter) : first;
    const known = stored.find(({ id }) => id === requestedIds[0]);
    const isOther = better?.searcher.index.language !== known?.translation.language;
    const beside = { spoken: spoken.language, language, parse: await parserFor(q) };
    return {
      ...answer,
      otherLanguage:
        better && isOther
          ? { language: better.searcher.index.language, asked: [...requestedIds] }
          : better
            ? null
            : openTexts.otherLanguage,
      otherEdition: better && !isOther ? { asked: [...requestedIds] } : null,
      lexicon: [...original.find(readQuery(q), (word) => timesIn(editions, word))],
      ...besideSearch(q, beside),
    };
  }

  /** The texts on this device that were not searched. */
  async #others(stored: readonly StoredEdition[], editions: readonly Searched[]): Promise<Searched[]> {
    const left = stored.filter(({ id }) => editions.every((edition) => edition.id !== id));
    const others = await Promise.all(
      left.map(async ({ id }) => ({ id, searcher: await this.#searcherOf(id) })),
    );
    return others.flatMap(({ id, searcher }) => (searcher ? [{ id, searcher }] : []));
  }

  async #complete({ text, translations }: CompleteQuestion): Promise<readonly string[]> {
    for (const id of translations) {
      const searcher = await this.#searcherOf(id);
      const completed = searcher ? completeWords(searcher, text, SUGGESTIONS_LIMIT) : [];
      if (completed.length > 0) return completed;
    }
    return [];
  }

  async #renumbered(id: string): Promise<Renumbered | undefined> {
    const index = (await this.#searcherOf(id))?.index;
    if (!index) return undefined;
    const { ids, canonical, canonicalEnd } = index;
    return [...ids].flatMap((own, at): Renumbered => {
      const [first, last] = [canonical[at]!, canonicalEnd[at]!];
      return own === first && own === last ? [] : [[own, first, last]];
    });
  }

  async #searcherOf(id: string): Promise<EditionSearcher | undefined> {
    const edition = await this.store.edition(id);
    const current = this.#opened.get(id);
    if (edition && current?.sha256 === edition.sha256) return current.searcher;
    this.#opened.delete(id);
    const index = edition && (await this.store.index(id));
    if (!edition || !index) return undefined;
    const searcher = new EditionSearcher(index);
    this.#opened.set(id, { sha256: edition.sha256, searcher });
    return searcher;
  }
}

/** Fetched only for a text that may name a chapter. */
async function parserFor(q: string): Promise<ReferenceParser['parse'] | undefined> {
  return /\d/.test(q) ? (await loadReferenceParser()).parse : undefined;
}

/** In how many verses the text that has a word in most has it. */
function timesIn(editions: readonly Searched[], word: string): number {
  return Math.max(0, ...editions.map(({ searcher }) => searcher.versesWith([word]).length));
}
