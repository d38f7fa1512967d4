import type { FiledEntry } from '@word-unfolded/contracts';
import type { AskedJournalFile } from '@word-unfolded/journal-file';

/** What a thread is started with: the options of a file, except what cannot be copied into it. */
export type ThreadInput = Omit<
  AskedJournalFile,
  'entries' | 'onProgress' | 'signal' | 'fonts' | 'systemFonts'
>;

/** What a thread asks for: entries to write, or room for the next bytes, which it sends along. */
export type ThreadRequest =
  | { readonly type: 'entries' }
  | { readonly type: 'bytes'; readonly bytes: Uint8Array }
  | { readonly type: 'end' };

/** The answer to a request; no entries mean that there are none left. */
export type ThreadAnswer = { readonly entries: readonly FiledEntry[] };
