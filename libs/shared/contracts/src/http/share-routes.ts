import { endShareRoute, getShareRoute } from '../ai/conversations/share-conversations.js';
import { readShareRoute, revokeShareRoute } from '../journal/share-entry.js';
import type { RouteContract } from './define-route.js';

/** Links lead to entries and to conversations: whichever service knows a link answers. */
export const shareRoutes: readonly RouteContract[] = [
  either(readShareRoute, getShareRoute),
  either(revokeShareRoute, endShareRoute),
];

function either(first: RouteContract, second: RouteContract): RouteContract {
  return { ...first, orElse: { on: 'SHARE_NOT_FOUND', route: second } };
}
