import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { data, READER, refusal, stubServer, tokenOf, type Reply } from '@word-unfolded/api-client/testing';
import type { User } from '@word-unfolded/contracts';
import { createSession, SessionProvider } from '@word-unfolded/session';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from '../src/query-client.js';
import { routes as allRoutes } from '../src/routes.js';

export type Replies = Readonly<Record<string, Reply | readonly Reply[]>>;

type Shown = {
  /** The signed-in reader; a visitor without it. */
  readonly reader?: Partial<User>;
  /** The responses of the server, beside the session. */
  readonly replies?: Replies;
  readonly routes?: RouteObject[];
};

/** The whole application at an address, as `bootstrap.tsx` composes it, with a scripted server. */
export async function showApplication(at: string, { reader, replies, routes = allRoutes }: Shown = {}) {
  const user = { ...READER, ...reader };
  window.history.replaceState(null, '', at);
  if (reader) signInBeforehand(user);
  const server = stubServer({ ...answersAbout(user), ...replies });
  const session = createSession({ transport: server.transport, tabs: LONE_TAB });
  globalThis.fetch = server.transport as typeof fetch; // requests that pages send on their own
  const router = createBrowserRouter(routes);
  const redirect = (to: string) => void router.navigate(to, { replace: true, flushSync: true });
  await act(async () => {
    render(
      <QueryClientProvider client={createQueryClient()}>
        <SessionProvider session={session} redirect={redirect}>
          <RouterProvider router={router} />
        </SessionProvider>
      </QueryClientProvider>,
    );
    await Promise.resolve();
  });
  return { ...server, session, router, hand: userEvent.setup() };
}

/** The reader's current address. */
export const address = () => window.location.pathname + window.location.search;

/** Resets the device to an unused state. */
export function forgetDevice(): void {
  window.localStorage.clear();
  window.sessionStorage.clear();
}

/** Requested once, so that the page trusts its token like a later page of a tab does. */
function signInBeforehand(user: User): void {
  window.localStorage.setItem('auth_token', tokenOf(user._id));
  window.sessionStorage.setItem('session_seen', 'true');
}

function answersAbout(user: User): Replies {
  return {
    'GET /api/auth/me': data(user),
    'POST /api/auth/login': data({ token: tokenOf(user._id), expiresIn: 900, user }),
    'POST /api/auth/logout': data({ signedOut: true }),
    'POST /api/auth/refresh': refusal(401, 'SESSION_EXPIRED'),
  };
}

const LONE_TAB = { tell: () => undefined, listen: () => () => undefined };
