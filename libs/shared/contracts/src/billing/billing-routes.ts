import type { RouteContract } from '../http/define-route.js';
import { cancelSubscriptionRoute, resumeSubscriptionRoute } from './cancel-subscription.js';
import { changePlanRoute } from './purchase/change-plan.js';
import { followCheckoutRoute } from './purchase/follow-checkout.js';
import { getSubscriptionRoute } from './get-subscription.js';
import { listPlansRoute } from './list-plans.js';
import { listReversalsRoute } from './list-reversals.js';
import { openCheckoutRoute } from './purchase/open-checkout.js';
import { openPortalRoute } from './open-portal.js';
import { previewPlanRoute } from './purchase/preview-plan.js';
import { startTrialRoute } from './purchase/start-trial.js';

/** The routes of plans and subscriptions. */
export const billingRoutes: readonly RouteContract[] = [
  listPlansRoute,
  getSubscriptionRoute,
  startTrialRoute,
  openCheckoutRoute,
  followCheckoutRoute,
  previewPlanRoute,
  changePlanRoute,
  openPortalRoute,
  cancelSubscriptionRoute,
  resumeSubscriptionRoute,
  listReversalsRoute,
];
