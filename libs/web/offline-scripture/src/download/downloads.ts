import type { TranslationDownload } from '@word-unfolded/contracts';
import type { StoredIds } from '../device/stored-ids.js';
import type { EditionStore, StoredEdition } from '../storage/edition-store.js';
import type { AskWorker } from '../worker/ask-worker.js';
import { ABSENT, nextDownload, type DownloadEvent, type DownloadState } from './download-machine.js';
import { DownloadError, problemOf } from './download-problem.js';
import { fetchFile, type Fetching } from './fetch-file.js';

export type DownloadsOptions = {
  readonly store: EditionStore;
  readonly storedIds: StoredIds;
  readonly transport: Fetching['transport'];
  readonly ask: AskWorker;
  /** Lets one tab at a time fetch a file; the others wait, and find it complete. */
  readonly alone: (name: string, act: () => Promise<void>) => Promise<void>;
};

/** The texts on this device and the downloads in progress, by the id of the translation. */
export type DownloadsState = {
  readonly downloads: ReadonlyMap<string, DownloadState>;
  readonly stored: ReadonlyMap<string, StoredEdition>;
  /** Texts that the reader had here and the browser has evicted. */
  readonly wiped: readonly string[];
};

/** The texts that are stored on this device: fetched, paused, resumed, removed. One per page. */
export class Downloads {
  #state: DownloadsState = { downloads: new Map(), stored: new Map(), wiped: [] };
  readonly #listeners = new Set<() => void>();
  readonly #underway = new Map<string, AbortController>();

  constructor(private readonly options: DownloadsOptions) {}

  readonly state = (): DownloadsState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Checks the stored texts, and the downloads of an earlier visit.
   *
   * @param offered the downloads of the server, as far as they are known
   */
  async look(offered: readonly TranslationDownload[] = []): Promise<void> {
    const { store, storedIds } = this.options;
    const editions = await store.editions();
    const stored = new Map(editions.map((edition) => [edition.id, edition]));
    for (const id of stored.keys()) storedIds.markComplete(id);
    // Only a text that was once complete can have been evicted; the others were never finished.
    const wiped = storedIds.read().filter((id) => !stored.has(id) && storedIds.wasComplete(id));
    this.#change({ stored: stored, wiped });
    for (const { translation } of offered) {
      if (this.#underway.has(translation.id) || stored.has(translation.id)) continue;
      const { received = 0 } = (await store.partial(translation.id).catch(() => undefined)) ?? {};
      const { id } = translation;
      const isWanted = storedIds.read().includes(id) && !storedIds.wasComplete(id);
      const found = foundState(received, isWanted && !storedIds.isPaused(id));
      if (!this.#underway.has(translation.id)) this.#set(translation.id, found);
    }
  }

  /** Fetches a text, or resumes its download. Resolves when it is stored, or has stopped. */
  async start(download: TranslationDownload): Promise<void> {
    const { id } = download.translation;
    if (this.#underway.has(id)) return;
    const controller = new AbortController();
    this.#underway.set(id, controller);
    this.options.storedIds.add(id);
    this.options.storedIds.setPaused(id, false);
    this.#tell(id, { kind: 'begun' });
    try {
      await this.options.alone(`download ${id}`, () => this.#bring(download, controller.signal));
      this.#tell(id, { kind: 'kept' });
    } catch (error) {
      if (!controller.signal.aborted) this.#tell(id, { kind: 'failed', problem: problemOf(error) });
    } finally {
      if (this.#underway.get(id) === controller) this.#underway.delete(id);
      await this.look().catch(() => undefined);
    }
  }

  /** Stops fetching; the downloaded bytes stay. */
  pause(id: string): void {
    if (this.#stepOf(id) !== 'fetching') return;
    this.#tell(id, { kind: 'paused' });
    this.options.storedIds.setPaused(id, true);
    this.#stop(id);
  }

  /** Removes a text, or its partial download. */
  async remove(id: string): Promise<void> {
    this.#stop(id);
    this.options.storedIds.remove(id);
    await this.options.store.remove(id);
    this.#tell(id, { kind: 'removed' });
    await this.look();
  }

  /** Fetches the texts again that the browser has evicted. */
  async refill(offered: readonly TranslationDownload[]): Promise<void> {
    for (const id of this.#state.wiped) {
      const download = offered.find(({ translation }) => translation.id === id);
      if (download && this.#stepOf(id) !== 'paused') await this.start(download);
    }
  }

  /** Resumes downloads that the network has interrupted; paused ones stay paused. */
  async resume(offered: readonly TranslationDownload[]): Promise<void> {
    for (const download of offered) {
      const state = this.#state.downloads.get(download.translation.id);
      if (state?.step === 'failed' && state.problem === 'interrupted') await this.start(download);
    }
  }

  /** Whether any download was interrupted by the network, or any text evicted by the browser. */
  isWaiting(): boolean {
    const interrupted = [...this.#state.downloads.values()].some(
      ({ step, problem }) => step === 'failed' && problem === 'interrupted',
    );
    return interrupted || this.#state.wiped.length > 0;
  }

  async #bring(download: TranslationDownload, signal: AbortSignal): Promise<void> {
    const { store, transport, ask } = this.options;
    const { id } = download.translation;
    const known = await store.edition(id);
    if (known?.sha256 === download.sha256) return;
    const report = (bytes: number) => this.#tell(id, { kind: 'received', bytes });
    await fetchFile(download, { store, transport, signal, report });
    this.#tell(id, { kind: 'fetched' });
    const answer = await ask({ kind: 'unpack', download });
    if ('problem' in answer) throw new DownloadError(answer.problem);
    if (signal.aborted) await store.remove(id); // it was removed during unpacking
  }

  #stop(id: string): void {
    this.#underway.get(id)?.abort();
    this.#underway.delete(id);
  }

  #stepOf(id: string): DownloadState['step'] {
    return (this.#state.downloads.get(id) ?? ABSENT).step;
  }

  #tell(id: string, event: DownloadEvent): void {
    this.#set(id, nextDownload(this.#state.downloads.get(id) ?? ABSENT, event));
  }

  #set(id: string, state: DownloadState): void {
    this.#change({ downloads: new Map(this.#state.downloads).set(id, state) });
  }

  #change(change: Partial<DownloadsState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/**
 * The state of a download from an earlier visit: one that the reader wanted and has not paused was interrupted, and
 * resumes automatically, even if no byte has arrived yet.
 */
function foundState(received: number, isWanted: boolean): DownloadState {
  if (isWanted) return { step: 'failed', received, problem: 'interrupted' };
  return received > 0 ? { step: 'paused', received } : ABSENT;
}
