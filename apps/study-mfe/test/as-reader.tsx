import { act, render } from '@testing-library/react';
import { data, READER, stubServer, tokenOf, type Reply } from '@word-unfolded/api-client/testing';
import { createSession, SessionProvider, type Session } from '@word-unfolded/session';
import { Toasts } from '@word-unfolded/ui';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';

const NO_OTHER_TABS = { tell: () => undefined, listen: () => () => undefined };

let readers = 0;

type ReaderOptions = {
  readonly subscriptionTier?: 'free' | 'plus';
  /** The responses of the API, by method and path. */
  readonly replies?: Readonly<Record<string, Reply | readonly Reply[]>>;
};

/**
 * Renders a part of a page for a signed-in reader who is new to this device. `redirects` in the result lists the
 * addresses that the page redirected to.
 */
export async function showToReader(
  part: ReactNode,
  { subscriptionTier = 'plus', replies = {} }: ReaderOptions = {},
) {
  readers += 1;
  const user = { ...READER, _id: `f${readers.toString(16).padStart(23, '0')}`, subscriptionTier };
  const login = data({ token: tokenOf(user._id), expiresIn: 900, user });
  const noNotes = data({ notes: [], gone: [], cursor: 0, more: false });
  const server = stubServer({
    'POST /api/auth/login': login,
    'GET /api/auth/me': data(user),
    'GET /api/notes': noNotes,
    'POST /api/journal/sync': 'down',
    ...replies,
  });
  globalThis.fetch = ((address: string, init: RequestInit = {}) =>
    server.transport(address, { method: 'GET', ...init })) as typeof fetch;
  const session = createSession({ transport: server.transport, tabs: NO_OTHER_TABS });
  await session.signIn({ email: user.email, password: 'rainy day', rememberMe: false });
  const redirects: string[] = [];
  await show(part, session, (to) => redirects.push(to));
  return { owner: user._id, redirects, ...server };
}

/** Renders a part of a page for a visitor. */
export function showToVisitor(part: ReactNode): Promise<void> {
  return show(part, createSession({ transport: stubServer({}).transport, tabs: NO_OTHER_TABS }));
}

async function show(
  part: ReactNode,
  session: Session,
  redirect: (to: string) => void = () => undefined,
): Promise<void> {
  await act(async () => {
    render(
      <MemoryRouter>
        <SessionProvider session={session} redirect={redirect}>
          {part}
        </SessionProvider>
        <Toasts />
      </MemoryRouter>,
    );
    await Promise.resolve();
  });
}
