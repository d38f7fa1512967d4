import type { SearchAnswer } from '@word-unfolded/contracts';
import { problemOf } from '../download/download-problem.js';
import { EditionSearcher } from '../search/edition-searcher.js';
import { searchDevice, type DeviceSearch, type Searched } from '../search/search-device.js';
import type { EditionStore } from '../storage/edition-store.js';
import type { WorkerAnswer, WorkerQuestion } from './protocol.js';
import { unpackEdition } from './unpack-edition.js';

type Opened = { readonly sha256: string; readonly searcher: EditionSearcher };

/** What the worker does, wherever it runs. */
export class ScriptureDesk {
  readonly #opened = new Map<string, Opened>();

  constructor(private readonly store: EditionStore) {}

  async answer(question: WorkerQuestion): Promise<WorkerAnswer> {
    try {
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
