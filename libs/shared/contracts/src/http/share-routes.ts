import { z } from 'zod';
import { endShareRoute, getShareRoute, sharedConversation } from '../ai/conversations/share-conversations.js';
import { ReadShare, readShareRoute, revokeShareRoute } from '../journal/entries/share-entry.js';
import type { RouteContract } from './define-route.js';

/** The content of a share link: an entry as it is now, or a conversation as it was when it was shared. */
const sharedThing = z.discriminatedUnion('kind', [ReadShare.response, sharedConversation]);

export type SharedThing = z.output<typeof sharedThing>;

/** The content of a share link, from the service that knows it. */
export const sharedThingRoute: RouteContract<typeof ReadShare, SharedThing> = {
  ...readShareRoute,
  summary: 'Read the content of a share link: an entry or a conversation',
  answer: sharedThing,
};

/** Share links lead to entries and to conversations; the service that knows the link answers. */
export const shareRoutes: readonly RouteContract[] = [
  either(sharedThingRoute, getShareRoute),
  either(revokeShareRoute, endShareRoute),
];

function either(first: RouteContract, second: RouteContract): RouteContract {
  return { ...first, orElse: { on: 'SHARE_NOT_FOUND', route: second } };
}
