export * from './conversation.js';
export * from './conversation-routes.js';
export * from './read-conversations.js';
export * from './share-conversations.js';
export * from './write-conversations.js';
