export * from './admin-acted.js';
export * from './change-user.js';
export { csvRows, csvText, type Cell } from './csv-text.js';
export * from './get-admin-analytics.js';
export * from './get-kpis.js';
export * from './write-users-table.js';
export * from './get-user.js';
export * from './list-users.js';
export * from './reader-usage.js';
