export * from './found-item.js';
export * from './rank-found.js';
export * from './search-everything.js';
export * from './search-magazine.js';
export * from './search-own-texts.js';
export { isNearlyQuoted } from './nearly-quoted.js';
