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

/** All routes of conversations; the routes of shared conversations are among the share routes. */
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
