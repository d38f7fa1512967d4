export * from './errors/index.js';
export * from './health/check-health.js';
export * from './http/define-route.js';
export * from './http/envelope.js';
export * from './http/routes.js';
export * from './messaging/define.js';
export * from './scripture/index.js';
