export * from './bookmarks.js';
export * from './opened-passage.js';
export * from './reading.js';
