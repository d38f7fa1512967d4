export * from './apply-change.js';
export * from './device-entry.js';
export * from './device-exchange.js';
export * from './device-operation.js';
export * from './entry-state.js';
export * from './journal-device.js';
export * from './text/merge-text.js';
export * from './text/text-hash.js';
