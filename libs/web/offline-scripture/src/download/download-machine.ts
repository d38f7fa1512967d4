import type { DownloadProblem } from './download-problem.js';

/**
 * The state of a translation on this device:
 * - `absent`: it is not here.
 * - `fetching`: its file is being downloaded.
 * - `paused`: the reader has paused it; the downloaded bytes are retained.
 * - `unpacking`: the file is complete; it is verified and indexed for reading and searching.
 * - `kept`: it can be read and searched without a network.
 * - `failed`: it ended with the given problem.
 */
export type DownloadStep = 'absent' | 'fetching' | 'paused' | 'unpacking' | 'kept' | 'failed';

export type DownloadState = {
  readonly step: DownloadStep;
  /** Bytes of the file that are stored. */
  readonly received: number;
  readonly problem?: DownloadProblem;
};

export type DownloadEvent =
  | { readonly kind: 'begun' }
  | { readonly kind: 'received'; readonly bytes: number }
  | { readonly kind: 'fetched' }
  | { readonly kind: 'paused' }
  | { readonly kind: 'kept' }
  | { readonly kind: 'failed'; readonly problem: DownloadProblem }
  | { readonly kind: 'removed' };

export const ABSENT: DownloadState = { step: 'absent', received: 0 };

/** The state after an event; a late one, such as bytes after a pause, changes nothing. */
export function nextDownload(state: DownloadState, event: DownloadEvent): DownloadState {
  const { received } = state;
  switch (event.kind) {
    case 'begun':
      return state.step === 'kept' || state.step === 'unpacking' ? state : { step: 'fetching', received };
    case 'received':
      return state.step === 'fetching' ? { step: 'fetching', received: event.bytes } : state;
    case 'fetched':
      return state.step === 'fetching' ? { step: 'unpacking', received } : state;
    case 'paused':
      return state.step === 'fetching' || state.step === 'failed' ? { step: 'paused', received } : state;
    case 'kept':
      return state.step === 'absent' ? state : { step: 'kept', received };
    case 'failed':
      if (state.step !== 'fetching' && state.step !== 'unpacking') return state;
      return { step: 'failed', received: keepsFile(event.problem) ? received : 0, problem: event.problem };
    case 'removed':
      return ABSENT;
  }
}

function keepsFile(problem: DownloadProblem): boolean {
  return problem === 'interrupted' || problem === 'no-room';
}

/** Whether a download can resume from its state. */
export function canResume({ step, received }: DownloadState): boolean {
  return (step === 'paused' || step === 'failed') && received > 0;
}
