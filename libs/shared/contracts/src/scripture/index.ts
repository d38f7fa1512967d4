export * from './get-passage.js';
export * from './list-books.js';
export * from './list-translations.js';
export * from './passage.js';
export * from './translation.js';
export * from './verse.js';
