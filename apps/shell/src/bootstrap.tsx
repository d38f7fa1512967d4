import { QueryClientProvider } from '@tanstack/react-query';
import { startTexts } from '@word-unfolded/i18n';
import { startTheme } from '@word-unfolded/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from './query-client.js';
import { fetchRemoteOf, routes } from './routes.js';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root');

startTheme();
fetchRemoteOf(window.location.pathname);
await startTexts();

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </QueryClientProvider>
  </StrictMode>,
);
