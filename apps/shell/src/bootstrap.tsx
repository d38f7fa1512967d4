import { QueryClientProvider } from '@tanstack/react-query';
import { startConnectionEvents } from '@word-unfolded/api-client';
import { startTexts } from '@word-unfolded/i18n';
import { SessionProvider } from '@word-unfolded/session';
import { applicationStarted, startTheme } from '@word-unfolded/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { followFirstPage } from './first-page/follow-first-page.js';
import { followUpdates } from './offline/follow-updates.js';
import { nameManifest } from './offline/name-manifest.js';
import { createQueryClient } from './query-client.js';
import { fetchCodeOf, routes } from './routes.js';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root');

startTheme();
startConnectionEvents();
fetchCodeOf(window.location.pathname);
await startTexts();
nameManifest();
void followUpdates();

const router = createBrowserRouter(routes);
followFirstPage(router);

applicationStarted();

/** Immediately, before the gate of the page that is being left finds no session. */
const redirect = (to: string) => void router.navigate(to, { replace: true, flushSync: true });

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider redirect={redirect}>
        <RouterProvider router={router} />
      </SessionProvider>
    </QueryClientProvider>
  </StrictMode>,
);
