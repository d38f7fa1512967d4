import { getPassageByQueryRoute, getPassageRoute } from '../scripture/get-passage.js';
import { listBooksRoute } from '../scripture/list-books.js';
import { listTranslationsRoute } from '../scripture/list-translations.js';
import type { RouteContract } from './define-route.js';

/** Every route of the API that asks a service. The gateway serves them, /api/docs describes them. */
export const ROUTES: readonly RouteContract[] = [
  listTranslationsRoute,
  listBooksRoute,
  getPassageByQueryRoute,
  getPassageRoute,
];
