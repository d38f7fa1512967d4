import type { FiledEntry } from '@word-unfolded/contracts';
import type { BroughtEntry } from '@word-unfolded/offline';
import { log } from '@word-unfolded/ui';
import { broughtOf } from './filed-entries.js';

/** Entries that are kept in one step: few enough that a page goes on moving. */
const PORTION = 100;

type Taker = { readonly bringIn: (entries: readonly BroughtEntry[]) => Promise<string[]> };

export type BroughtIn = {
  /** Of the entries that this device has now and had not before. */
  readonly keys: readonly string[];
  readonly brought: readonly FiledEntry[];
  /** This device refused to keep more. */
  readonly hasFailed: boolean;
};

/** Keeps entries of a file on this device, portion by portion; what has come when it is cancelled stays. */
export async function bringIn(
  journal: Taker,
  filed: readonly FiledEntry[],
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<BroughtIn> {
  const keys: string[] = [];
  let done = 0;
  let hasFailed = false;
  while (done < filed.length && !signal.aborted && !hasFailed) {
    try {
      keys.push(...(await journal.bringIn(filed.slice(done, done + PORTION).map(broughtOf))));
      done = Math.min(filed.length, done + PORTION);
      onProgress(done);
    } catch (error) {
      log.error('This device did not keep the entries of a file', error);
      hasFailed = true;
    }
  }
  return { keys, brought: filed.slice(0, done), hasFailed };
}
