import type { RouteObject } from 'react-router';
import { LazyPage, pageCode } from '../session/lazy-page.js';

/** Developer pages. `npm run dev` serves them; a production build does not contain them. */
export const devRoutes: RouteObject[] = import.meta.webpackHot
  ? [
      {
        path: '/dev/components',
        element: <LazyPage code={pageCode(() => import('./catalogue/component-catalogue.js'))} />,
      },
    ]
  : [];
