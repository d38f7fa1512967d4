import { abortable } from '@word-unfolded/primitives';
import type { SpeechPassages } from '../speech-passages.js';
import type { RecordingOptions, RecordingProgress, SpokenRecording } from './recording-types.js';

/** Number of recordings that a page caches; a part of a reading is up to a megabyte. */
const MAX_STORED = 24;

/** A recording that is fetched, or cached, and those in this page who wait for it. */
type Shared = {
  readonly fetched: Promise<SpokenRecording>;
  readonly stop: AbortController;
  readonly listeners: Set<(state: RecordingProgress) => void>;
  waiters: number;
};

/** The recordings of a page: each is fetched once, and fetching ends when the last of those who wait has left. */
export class SharedRecordings {
  private readonly stored = new Map<string, Shared>();

  constructor(
    private readonly fetchRecording: (
      passages: SpeechPassages,
      options: RecordingOptions,
    ) => Promise<SpokenRecording>,
  ) {}

  /** @throws the errors of fetching; the reason of the signal */
  async get(passages: SpeechPassages, { signal, onProgress }: RecordingOptions): Promise<SpokenRecording> {
    const shared = this.stored.get(contentOf(passages)) ?? this.begin(passages);
    if (onProgress) shared.listeners.add(onProgress);
    shared.waiters += 1;
    try {
      return await (signal ? abortable(shared.fetched, signal) : shared.fetched);
    } finally {
      shared.waiters -= 1;
      if (onProgress) shared.listeners.delete(onProgress);
      // Without effect on a recording that is there.
      if (shared.waiters === 0) shared.stop.abort();
    }
  }

  private begin(passages: SpeechPassages): Shared {
    const content = contentOf(passages);
    const [stop, listeners] = [new AbortController(), new Set<(state: RecordingProgress) => void>()];
    const onProgress = (state: RecordingProgress) => listeners.forEach((listen) => listen(state));
    const fetched = this.fetchRecording(passages, { signal: stop.signal, onProgress });
    const shared = { fetched, stop, listeners, waiters: 0 };
    this.stored.set(content, shared);
    const forget = () => {
      if (this.stored.get(content) === shared) this.stored.delete(content);
    };
    let isThere = false;
    fetched.then(() => (isThere = true), forget);
    stop.signal.addEventListener('abort', () => {
      if (!isThere) forget();
    });
    this.forgetOldest();
    return shared;
  }

  private forgetOldest(): void {
    const [oldest] = this.stored.keys();
    if (this.stored.size <= MAX_STORED || oldest === undefined) return;
    const recording = this.stored.get(oldest);
    this.stored.delete(oldest);
    void recording?.fetched.then(
      ({ address }) => URL.revokeObjectURL(address),
      () => undefined,
    );
  }
}

/** What is spoken. The key of a reading is that of its first text, also when it has gone on to another one. */
function contentOf({ language, translationId, post, lines }: SpeechPassages): string {
  const spoken = lines.map(({ verse, text }) => [verse, text]);
  return JSON.stringify([language, translationId, post?.id, spoken]);
}
