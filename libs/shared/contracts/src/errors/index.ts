export * from './registry.js';
export * from './app-error.js';
export type { ErrorEntry, ErrorStatus, LocalizedText } from './define-errors.js';
export * from './validation.js';
