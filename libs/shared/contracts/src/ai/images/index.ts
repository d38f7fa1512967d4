export * from './generate-image.js';
export * from './image-queue.js';
export * from './image-request.js';
export * from './share-card.js';
