import { PRODUCT } from '@word-unfolded/domain';

const CHANNEL = `${PRODUCT.slug}-deleted-accounts`;

/** In a browser without BroadcastChannel each tab is alone. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);

/** Notifies the other tabs of this browser, which may still be writing for the reader, that the account was deleted. */
export function tellDeletion(owner: string): void {
  channel?.postMessage(owner);
}

/** Subscribes to account deletions in other tabs. */
export function onDeletion(hear: (owner: string) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') hear(data);
  });
}
