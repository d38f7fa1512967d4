export * from './follow-plan.js';
export * from './generate-plan.js';
export * from './plan-calendars.js';
export * from './plan-fields.js';
export * from './plan-reminders.js';
export * from './read-plans.js';
export * from './ready-made-plans.js';
export * from './write-plans.js';
export { planRoutes } from './plan-routes.js';
