import type { RouteContract } from '../http/define-route.js';
import { completePlanDayRoute, freezePlanRoute, reschedulePlanRoute, undoPlanRoute } from './follow-plan.js';
import { generatePlanRoute } from './generate-plan.js';
import { closePlanCalendarRoute, openPlanCalendarRoute, readPlanCalendarRoute } from './plan-calendars.js';
import {
  addReminderDeviceRoute,
  getPlanReminderRoute,
  removeReminderDeviceRoute,
  savePlanReminderRoute,
} from './plan-reminders.js';
import { getReadingPlanRoute, listReadingPlansRoute } from './read-plans.js';
import { beginReadyMadePlanRoute } from './ready-made-plans.js';
import { changeReadingPlanRoute, deleteReadingPlanRoute } from './write-plans.js';

export const planRoutes: readonly RouteContract[] = [
  generatePlanRoute,
  listReadingPlansRoute,
  beginReadyMadePlanRoute,
  getReadingPlanRoute,
  changeReadingPlanRoute,
  deleteReadingPlanRoute,
  completePlanDayRoute,
  undoPlanRoute,
  freezePlanRoute,
  reschedulePlanRoute,
  openPlanCalendarRoute,
  closePlanCalendarRoute,
  readPlanCalendarRoute,
  getPlanReminderRoute,
  savePlanReminderRoute,
  addReminderDeviceRoute,
  removeReminderDeviceRoute,
];
