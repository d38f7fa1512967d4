export * from './begin-mapping.js';
export * from './delete-mapping.js';
export * from './export-mappings.js';
export * from './finish-mapping-step.js';
export * from './get-mapping.js';
export * from './list-mappings.js';
export * from './mapping.js';
export * from './suggest-passages.js';
