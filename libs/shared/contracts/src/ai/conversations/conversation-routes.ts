import type { RouteContract } from '../../http/define-route.js';
import { getConversationRoute, listConversationsRoute } from './read-conversations.js';
import { shareConversationRoute } from './share-conversations.js';
import {
  addMessageRoute,
  archiveConversationRoute,
  createConversationRoute,
  deleteConversationRoute,
  forkConversationRoute,
  renameConversationRoute,
} from './write-conversations.js';

/** Every route about conversations; what is shared of them is among the routes of links. */
export const conversationRoutes: readonly RouteContract[] = [
  listConversationsRoute,
  getConversationRoute,
  createConversationRoute,
  addMessageRoute,
  renameConversationRoute,
  archiveConversationRoute,
  deleteConversationRoute,
  forkConversationRoute,
  shareConversationRoute,
];
