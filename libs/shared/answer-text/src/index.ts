export * from './answer-link.js';
