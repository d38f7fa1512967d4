import type { DeviceEntry } from '@word-unfolded/offline';
import { create } from 'zustand';

/** What a reader wants to do that needs a page over the page. */
export type Asked =
  /** Entries as a file; `whole` for everything that there is. */
  | { readonly kind: 'take-away'; readonly entries: readonly DeviceEntry[]; readonly whole: boolean }
  | { readonly kind: 'bring-in' }
  | { readonly kind: 'share'; readonly key: string }
  | { readonly kind: 'links' }
  /** Entries of the bin, to be deleted for good. */
  | { readonly kind: 'purge'; readonly entries: readonly DeviceEntry[] };

/** The dialog that is asked for, wherever in the journal that was; the pages show it. */
export const useAsked = create<{ readonly asked: Asked | undefined }>(() => ({ asked: undefined }));

export function askFor(asked: Asked): void {
  useAsked.setState({ asked });
}

export function closeDialog(): void {
  useAsked.setState({ asked: undefined });
}
