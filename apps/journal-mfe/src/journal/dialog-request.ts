import type { DeviceEntry } from '@word-unfolded/offline';
import { create } from 'zustand';

/** An action that requires a dialog. */
export type DialogRequest =
  /** Exports entries as a file; `whole` for the whole journal. */
  | { readonly kind: 'export'; readonly entries: readonly DeviceEntry[]; readonly whole: boolean }
  | { readonly kind: 'import' }
  | { readonly kind: 'share'; readonly key: string }
  | { readonly kind: 'links' }
  /** Entries of the bin, to be deleted for good. */
  | { readonly kind: 'purge'; readonly entries: readonly DeviceEntry[] };

/** The requested dialog. Any part of the journal can request one; the pages show it. */
export const useDialogRequest = create<{ readonly request: DialogRequest | undefined }>(() => ({
  request: undefined,
}));

export function openDialog(request: DialogRequest): void {
  useDialogRequest.setState({ request });
}

export function closeDialog(): void {
  useDialogRequest.setState({ request: undefined });
}
