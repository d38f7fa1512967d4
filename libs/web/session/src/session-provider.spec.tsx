import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { data, READER, stubServer, tokenOf } from '@word-unfolded/api-client/testing';
import type { ReactNode } from 'react';
import { createSession } from './session.js';
import { SessionProvider, useSession, useUser } from './session-provider.js';

const TYPED = { email: 'ruth@example.org', password: 'rainy day', rememberMe: false };

function Who() {
  const { status, user } = useSession();
  return <p>{user ? `${status}: ${user.name}` : status}</p>;
}

function show(page: ReactNode) {
  const { transport } = stubServer({
    'GET /api/auth/me': [data(READER), data({ ...READER, _id: `${'0'.repeat(23)}2`, name: 'Boaz' })],
    'POST /api/auth/login': [
      data({ token: tokenOf('ruth'), expiresIn: 900, user: READER }),
      data({
        token: tokenOf('boaz'),
        expiresIn: 900,
        user: { ...READER, _id: `${'0'.repeat(23)}2`, name: 'Boaz' },
      }),
    ],
  });
  const session = createSession({
    transport,
    tabs: { tell: () => undefined, listen: () => () => undefined },
  });
  const queries = new QueryClient();
  render(
    <QueryClientProvider client={queries}>
      <SessionProvider session={session} redirect={() => undefined}>
        {page}
      </SessionProvider>
    </QueryClientProvider>,
  );
  return { session, queries };
}

beforeEach(() => window.localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('a page', () => {
  it('is rendered again when the reader changes', async () => {
    const { session } = show(<Who />);
    expect(await screen.findByText('visitor')).toBeTruthy();
    await act(() => session.signIn(TYPED));
    expect(screen.getByText('signed-in: Ruth Amador')).toBeTruthy();
  });

  it('retains the responses for one reader while they stay, and discards them before the next one is shown', async () => {
    const { session, queries } = show(<Who />);
    queries.setQueryData(['passage'], 'read by everyone');
    await act(() => session.signIn(TYPED));
    expect(queries.getQueryData(['passage'])).toBe('read by everyone');
    act(() => session.replaceUser({ ...READER, name: 'Ruth of Bethlehem' }));
    expect(queries.getQueryData(['passage'])).toBe('read by everyone');
    await act(() => session.signIn(TYPED));
    expect(screen.getByText('signed-in: Boaz')).toBeTruthy();
    expect(queries.getQueryData(['passage'])).toBeUndefined();
  });

  it('cannot access the reader when nobody is signed in', () => {
    jest.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
    const Private = () => <p>{useUser().name}</p>;
    expect(() => show(<Private />)).toThrow('signed in');
  });
});
