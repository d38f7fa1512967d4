import { SUGGESTIONS_LIMIT, type SearchAnswer } from '@word-unfolded/contracts';
import { problemOf } from '../download/download-problem.js';
import { completeWords } from '../search/complete-words.js';
import { EditionSearcher } from '../search/edition-searcher.js';
import { searchDevice, type DeviceSearch, type Searched } from '../search/search-device.js';
import type { EditionStore } from '../storage/edition-store.js';
import type { Renumbered, WorkerAnswer, WorkerQuestion } from './protocol.js';
import { unpackEdition } from './unpack-edition.js';

type CompleteQuestion = Extract<WorkerQuestion, { kind: 'complete' }>;

type Opened = { readonly sha256: string; readonly searcher: EditionSearcher };

/** What the worker does, wherever it runs. */
export class ScriptureDesk {
  readonly #opened = new Map<string, Opened>();

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

  /** Nothing where one of the translations is not on this device. */
  async #search({ translations, ...search }: DeviceSearch): Promise<SearchAnswer | undefined> {
    const editions: Searched[] = [];
    for (const id of translations) {
      const searcher = await this.#searcherOf(id);
      if (!searcher) return undefined;
      editions.push({ id, searcher });
    }
    return editions.length > 0 ? searchDevice(editions, search) : undefined;
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
    const opened = this.#opened.get(id);
    if (edition && opened?.sha256 === edition.sha256) return opened.searcher;
    this.#opened.delete(id);
    const index = edition && (await this.store.index(id));
    if (!edition || !index) return undefined;
    const searcher = new EditionSearcher(index);
    this.#opened.set(id, { sha256: edition.sha256, searcher });
    return searcher;
  }
}
