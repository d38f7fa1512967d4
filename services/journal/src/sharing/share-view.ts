import type { ResponseOf, ShareEntry } from '@word-unfolded/contracts';
import type { ShareRecord } from './share.schema.js';

/** The response form of a link for its owner. */
export function shareView(share: ShareRecord): ResponseOf<typeof ShareEntry> {
  const { _id: id, token, entryId, createdAt, expiresAt } = share;
  return { id, token, entryId, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
}
