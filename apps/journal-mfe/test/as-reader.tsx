import { act, render } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { data, READER, stubServer, tokenOf, type Reply } from '@word-unfolded/api-client/testing';
import type { EntryFields } from '@word-unfolded/domain';
import { journalOf, type DeviceEntry } from '@word-unfolded/offline';
import { createSession, SessionProvider } from '@word-unfolded/session';
import { Toasts } from '@word-unfolded/ui';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';

const NO_OTHER_TABS = { tell: () => undefined, listen: () => () => undefined };

/** Retries belong to the api-client. */
const AS_THE_SHELL = { defaultOptions: { queries: { retry: false } } };

let readers = 0;

/** The owner of the device data for the next render. */
export const nextOwner = () => `e${(readers + 1).toString(16).padStart(23, '0')}`;

/** Stores entries on this device, as if their owner had written them here. */
export async function writeEntries(
  owner: string,
  entries: readonly (Partial<EntryFields> & { readonly date: string })[],
): Promise<DeviceEntry[]> {
  const { journal } = journalOf(owner);
  const written: DeviceEntry[] = [];
  for (const entry of entries) written.push(await journal.begin(entry));
  return written;
}

type Shown = {
  readonly at?: string;
  /** The tier of the reader; plus may write. */
  readonly tier?: 'free' | 'plus';
  readonly replies?: Readonly<Record<string, Reply | readonly Reply[]>>;
};

/** Renders a page for a signed-in reader; the server has an empty journal unless the test provides one. */
export async function showToReader(
  page: ReactNode,
  { at = '/journal', tier = 'plus', replies = {} }: Shown = {},
) {
  const owner = nextOwner();
  readers += 1;
  const user = { ...READER, _id: owner, subscriptionTier: tier };
  const login = data({ token: tokenOf(user._id), expiresIn: 900, user });
  const server = stubServer({
    'POST /api/auth/login': login,
    'GET /api/auth/me': data(user),
    ...replies,
  });
  globalThis.fetch = ((address: string, init: RequestInit = {}) =>
    server.transport(address, { method: 'GET', ...init })) as typeof fetch;
  const session = createSession({ transport: server.transport, tabs: NO_OTHER_TABS });
  await session.signIn({ email: user.email, password: 'rainy day', rememberMe: false });
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[at]}>
        <QueryClientProvider client={new QueryClient(AS_THE_SHELL)}>
          <SessionProvider session={session} redirect={() => undefined}>
            {page}
          </SessionProvider>
        </QueryClientProvider>
        <Toasts />
      </MemoryRouter>,
    );
    await Promise.resolve();
  });
  return { owner, ...server };
}
