export * from './speak.js';
