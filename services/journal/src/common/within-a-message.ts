import { SYNC_LIMITS } from '@word-unfolded/contracts';

/** Returns as many items, from the first on, as fit into one message, and always at least one. */
export function withinAMessage<Item>(items: readonly Item[]): Item[] {
  let bytes = 0;
  const end = items.findIndex((item, place) => {
    bytes += Buffer.byteLength(JSON.stringify(item));
    return place > 0 && bytes > SYNC_LIMITS.bytes;
  });
  return items.slice(0, end < 0 ? items.length : end);
}
