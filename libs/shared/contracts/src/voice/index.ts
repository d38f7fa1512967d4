export * from './begin-voice-session.js';
export * from './end-voice-session.js';
export * from './get-voice-settings.js';
export * from './interrupt-voice-session.js';
export * from './voice-events.js';
export * from './voice-routes.js';
export * from './write-in-voice-session.js';
