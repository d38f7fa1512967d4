export * from './account-rules.js';
export * from './gate.js';
export * from './language.js';
export * from './pages.js';
export * from './price-book.js';
export * from './product.js';
export * from './theme.js';
export * from './tier.js';
