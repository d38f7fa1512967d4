export * from './catalogue.js';
export * from './catalogue-error.js';
export type { ErrorEntry, ErrorStatus, LocalizedText } from './define-errors.js';
export * from './validation.js';
