import type { JobProgress } from '@word-unfolded/answers';

/** A recording of passages in this page. */
export type SpokenRecording = {
  /** The URL for playback; valid until the page is left. */
  readonly address: string;
  readonly file: Blob;
  /** The start of each line, in seconds. */
  readonly starts: readonly number[];
  /** The speech engine, such as espeak-ng. */
  readonly voice: string;
};

/** How far a recording is that the server makes. */
export type RecordingProgress = JobProgress;

export type RecordingOptions = {
  /** Ends the waiting. When nobody waits for it any more, the server stops making the recording. */
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((state: RecordingProgress) => void) | undefined;
};
