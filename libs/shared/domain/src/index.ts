export * from './language.js';
export * from './pages.js';
export * from './product.js';
export * from './theme.js';
