import { z } from 'zod';
import { endShareRoute, getShareRoute, sharedConversation } from '../ai/conversations/share-conversations.js';
import { ReadShare, readShareRoute, revokeShareRoute } from '../journal/share-entry.js';
import type { RouteContract } from './define-route.js';

/** What a link shows: an entry as it is now, or a conversation as it was. */
export const sharedThing = z.discriminatedUnion('kind', [ReadShare.response, sharedConversation]);

export type SharedThing = z.output<typeof sharedThing>;

/** What a link leads to, whichever service knows it. */
export const sharedThingRoute: RouteContract<typeof ReadShare, SharedThing> = {
  ...readShareRoute,
  summary: 'Read what a link leads to: an entry or a conversation',
  answer: sharedThing,
};

/** Links lead to entries and to conversations: whichever service knows a link answers. */
export const shareRoutes: readonly RouteContract[] = [
  either(sharedThingRoute, getShareRoute),
  either(revokeShareRoute, endShareRoute),
];

function either(first: RouteContract, second: RouteContract): RouteContract {
  return { ...first, orElse: { on: 'SHARE_NOT_FOUND', route: second } };
}
