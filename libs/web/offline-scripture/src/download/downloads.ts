import type { TranslationDownload } from '@word-unfolded/contracts';
import type { KeptIds } from '../device/kept-ids.js';
import type { EditionStore, KeptEdition } from '../storage/edition-store.js';
import type { AskWorker } from '../worker/ask-worker.js';
import { ABSENT, nextDownload, type DownloadEvent, type DownloadState } from './download-machine.js';
import { DownloadError, problemOf } from './download-problem.js';
import { fetchFile, type Fetching } from './fetch-file.js';

export type DownloadsOptions = {
  readonly store: EditionStore;
  readonly keptIds: KeptIds;
  readonly transport: Fetching['transport'];
  readonly ask: AskWorker;
  /** Lets one tab at a time fetch a file; the others wait, and find it done. */
  readonly alone: (name: string, act: () => Promise<void>) => Promise<void>;
};

/** What is on this device and what is on its way, by the id of the translation. */
export type DownloadsState = {
  readonly downloads: ReadonlyMap<string, DownloadState>;
  readonly kept: ReadonlyMap<string, KeptEdition>;
  /** What the reader had here and the browser has thrown away. */
  readonly wiped: readonly string[];
};

/** The texts that are kept on this device: fetched, paused, resumed, removed. One for a page. */
export class Downloads {
  #state: DownloadsState = { downloads: new Map(), kept: new Map(), wiped: [] };
  readonly #listeners = new Set<() => void>();
  readonly #underway = new Map<string, AbortController>();

  constructor(private readonly options: DownloadsOptions) {}

  readonly state = (): DownloadsState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Looks what is here, and what has come of an earlier visit's downloads.
   *
   * @param offered the downloads of the server, as far as they are known
   */
  async look(offered: readonly TranslationDownload[] = []): Promise<void> {
    const { store, keptIds } = this.options;
    const editions = await store.editions();
    const kept = new Map(editions.map((edition) => [edition.id, edition]));
    const wiped = keptIds.read().filter((id) => !kept.has(id));
    this.#change({ kept, wiped });
    for (const { translation } of offered) {
      if (this.#underway.has(translation.id) || kept.has(translation.id)) continue;
      const { received = 0 } = (await store.partial(translation.id).catch(() => undefined)) ?? {};
      const found: DownloadState = received > 0 ? { step: 'paused', received } : ABSENT;
      if (!this.#underway.has(translation.id)) this.#set(translation.id, found);
    }
  }

  /** Fetches a text, or goes on where it was left off. Resolves when it is kept, or is not going to be. */
  async start(download: TranslationDownload): Promise<void> {
    const { id } = download.translation;
    if (this.#underway.has(id)) return;
    const controller = new AbortController();
    this.#underway.set(id, controller);
    this.options.keptIds.add(id);
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

  /** Stops fetching; what has come stays. */
  pause(id: string): void {
    if (this.#stepOf(id) !== 'fetching') return;
    this.#tell(id, { kind: 'paused' });
    this.#stop(id);
  }

  /** Removes a text, or what has come of it. */
  async remove(id: string): Promise<void> {
    this.#stop(id);
    this.options.keptIds.remove(id);
    await this.options.store.remove(id);
    this.#tell(id, { kind: 'removed' });
    await this.look();
  }

  /** Fetches again what the browser has thrown away. */
  async refill(offered: readonly TranslationDownload[]): Promise<void> {
    for (const id of this.#state.wiped) {
      const download = offered.find(({ translation }) => translation.id === id);
      if (download && this.#stepOf(id) !== 'paused') await this.start(download);
    }
  }

  /** Goes on with what the network has interrupted; what the reader has paused stays so. */
  async resume(offered: readonly TranslationDownload[]): Promise<void> {
    for (const download of offered) {
      const state = this.#state.downloads.get(download.translation.id);
      if (state?.step === 'failed' && state.problem === 'interrupted') await this.start(download);
    }
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
    if (signal.aborted) await store.remove(id); // it was removed while it was unpacked
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
