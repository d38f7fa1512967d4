import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { data, READER, stubServer, tokenOf, type Reply } from '@word-unfolded/api-client/testing';
import { createSession, SessionProvider } from '@word-unfolded/session';
import { Toasts } from '@word-unfolded/ui';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';

const NO_OTHER_TABS = { tell: () => undefined, listen: () => () => undefined };

/** The administrator who looks at the pages. */
export const ADMIN = { ...READER, role: 'admin', name: 'Priscilla Weaver' } as const;

type Shown = {
  readonly at: string;
  readonly replies: Readonly<Record<string, Reply | readonly Reply[]>>;
};

/** Renders a page of the dashboard for an administrator. */
export async function showToAdmin(page: ReactNode, { at, replies }: Shown) {
  const server = stubServer({
    'POST /api/auth/login': data({ token: tokenOf(ADMIN._id), expiresIn: 900, user: ADMIN }),
    'GET /api/auth/me': data(ADMIN),
    ...replies,
  });
  globalThis.fetch = ((address: string, init: RequestInit = {}) =>
    server.transport(address, { method: 'GET', ...init })) as typeof fetch;
  const session = createSession({ transport: server.transport, tabs: NO_OTHER_TABS });
  await session.signIn({ email: ADMIN.email, password: 'rainy day', rememberMe: false });
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[at]}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <SessionProvider session={session} redirect={() => undefined}>
            <Suspense>{page}</Suspense>
          </SessionProvider>
        </QueryClientProvider>
        <Toasts />
      </MemoryRouter>,
    );
    await Promise.resolve();
  });
  return server;
}
