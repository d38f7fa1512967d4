import { followJobRoute } from '../jobs/job-routes.js';
import type { EventRouteContract } from './define-event-route.js';

/** Every route of the API that responds with events other than those of an answer. */
export const EVENT_ROUTES: readonly EventRouteContract[] = [followJobRoute];
