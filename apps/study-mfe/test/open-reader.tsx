import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PAGES } from '@word-unfolded/domain';
import { Toasts } from '@word-unfolded/ui';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { PassageReader } from '../src/pages/study/reader/passage-reader.js';

type Router = ReturnType<typeof createMemoryRouter>;

/** Opens the reader at an address, in its own minimal shell. */
export async function openReader(address: string = PAGES.study): Promise<Router> {
  const router = createMemoryRouter([{ path: PAGES.study, element: <PassageReader /> }], {
    initialEntries: [address],
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await act(async () => {
    render(
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
        <Toasts />
      </QueryClientProvider>,
    );
    await Promise.resolve();
  });
  return router;
}

/** The current address of the router. */
export const addressOf = ({ state }: Router): string => state.location.pathname + state.location.search;

/** Types a reference into the field and submits it. */
export async function ask(reference: string): Promise<void> {
  const box = screen.getByRole('combobox', { name: 'Reference or words' });
  await userEvent.clear(box);
  await userEvent.type(box, `${reference}{Enter}`);
}

/** The title of an opened passage, once it is rendered. */
export const passageTitle = (name: string) => screen.findByRole('heading', { level: 2, name });
