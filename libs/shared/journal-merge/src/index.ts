export * from './apply-change.js';
export * from './device-entry.js';
export * from './journal-device.js';
export * from './entry-state.js';
export * from './text/merge-text.js';
export * from './text/text-hash.js';
