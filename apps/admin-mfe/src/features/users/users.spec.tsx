import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { data, refusal, type Reply } from '@word-unfolded/api-client/testing';
import type { GetUser, ListedUser, ResponseOf } from '@word-unfolded/contracts';
import { startTexts } from '@word-unfolded/i18n';
import { ADMIN, showToAdmin } from '../../../test/show-to-admin.js';
import { UserPage } from '../../pages/user-page.js';
import { UsersPage } from '../../pages/users-page.js';

const ruth: ListedUser = {
  id: 'b'.repeat(24),
  name: '<script>alert(1)</script>',
  username: 'ruth',
  email: 'ruth@example.org',
  role: 'user',
  tier: 'free',
  subscriptionStatus: null,
  verified: true,
  bannedAt: null,
  lastActive: null,
  createdAt: '2026-01-01T00:00:00.000Z',
};

const detailOf = (user: Partial<ListedUser>): ResponseOf<typeof GetUser> => ({
  user: { ...ruth, name: 'Ruth Amador', language: 'en', banReason: null, givenTier: 'free', ...user },
  subscription: null,
  sessions: [],
  audit: [],
});

const USAGE = data({ used: null, days: [], months: [] });

const showReader = (
  user: Partial<ListedUser>,
  replies: Readonly<Record<string, Reply | readonly Reply[]>> = {},
) => {
  const { id } = { ...ruth, ...user };
  return showToAdmin(<UserPage />, {
    at: `/admin/users/${id}`,
    replies: {
      [`GET /api/admin/users/${id}`]: data(detailOf(user)),
      [`GET /api/admin/users/${id}/usage`]: USAGE,
      ...replies,
    },
  });
};

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const inDialog = async () => within(await screen.findByRole('dialog'));

beforeAll(() => startTexts('en'));

describe('the list of accounts', () => {
  it('is that of the filters in the address, and shows names as text', async () => {
    const list = 'GET /api/admin/users?search=ru&tier=free&sort=username&order=asc&limit=100&page=2';
    const { sentTo } = await showToAdmin(<UsersPage />, {
      at: '/admin/users?search=ru&tier=free&status=nonsense&sort=username&page=2',
      replies: { [list]: data({ users: [ruth], next: null, total: 101, all: 100_000 }) },
    });
    const table = within(await screen.findByRole('table', { name: 'Users' }));
    expect(table.getByRole('link', { name: ruth.name }).getAttribute('href')).toBe(`/admin/users/${ruth.id}`);
    expect(table.getByRole('columnheader', { name: /Username/ }).getAttribute('aria-sort')).toBe('ascending');
    expect(screen.getByText('101 of 100,000 accounts')).toBeTruthy();
    expect(sentTo(list)).toHaveLength(1);
  });

  it('explains a failure, with the button of the specification', async () => {
    await showToAdmin(<UsersPage />, {
      at: '/admin/users',
      replies: {
        'GET /api/admin/users?sort=created&order=desc&limit=100&page=1': refusal(500, 'LOAD_FAILED'),
      },
    });
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByRole('heading', { name: 'Admin Dashboard Error' })).toBeTruthy();
    expect(alert.getByText('There was a problem loading the Admin Dashboard.')).toBeTruthy();
    expect(alert.getByRole('button', { name: 'Reload Page' })).toBeTruthy();
  });
});

describe('the page of a reader', () => {
  const BAN = `PUT /api/admin/users/${ruth.id}/ban`;
  const UNBAN = `PUT /api/admin/users/${ruth.id}/unban`;

  it('suspends them once it is confirmed with a reason, and undoes it', async () => {
    const { sentTo } = await showReader({}, { [BAN]: data(ruth), [UNBAN]: data(ruth) });
    await press('Suspend');
    const dialog = await inDialog();
    expect(dialog.getByRole('heading', { name: 'Suspend Ruth Amador?' })).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
    expect(dialog.getByText('This field is required')).toBeTruthy();
    expect(sentTo(BAN)).toHaveLength(0);
    await userEvent.type(dialog.getByRole('textbox'), 'Sells indulgences');
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
    await screen.findByText('Ruth Amador is suspended.');
    expect(sentTo(BAN)[0]?.init.body).toBe(JSON.stringify({ reason: 'Sells indulgences' }));
    await press('Undo');
    await screen.findByText('Undone.');
    expect(sentTo(UNBAN)).toHaveLength(1);
  });

  it('ends all sessions, with the reason that stands in the audit log', async () => {
    const END = `DELETE /api/admin/users/${ruth.id}/sessions`;
    const at = '2026-11-01T12:00:00.000Z';
    const session = { id: 'c'.repeat(24), browser: 'Firefox 140', system: null, address: '192.0.2.1' };
    const { sentTo } = await showReader(
      {},
      {
        [`GET /api/admin/users/${ruth.id}`]: data({
          ...detailOf({}),
          sessions: [{ ...session, openedAt: at, lastUsedAt: at, expiresAt: at }],
        }),
        [END]: data({ ended: 1 }),
      },
    );
    await press('End all sessions');
    const dialog = await inDialog();
    await userEvent.type(dialog.getByRole('textbox'), 'A stolen phone');
    await userEvent.click(dialog.getByRole('button', { name: 'End all sessions' }));
    await screen.findByText('Ruth Amador is signed out everywhere.');
    expect(sentTo(END)[0]?.init.body).toBe(JSON.stringify({ reason: 'A stolen phone' }));
  });

  it('names in the audit log who did what, and why', async () => {
    const entry = { at: '2026-11-01T12:00:00.000Z', act: 'banned', by: ADMIN._id, address: '', change: null };
    await showReader(
      {},
      {
        [`GET /api/admin/users/${ruth.id}`]: data({
          ...detailOf({}),
          audit: [{ ...entry, reason: 'Sells indulgences' }],
        }),
        [`GET /api/admin/usernames?ids=${ADMIN._id}`]: data({
          users: [{ id: ADMIN._id, username: 'deborah' }],
        }),
      },
    );
    const log = within(await screen.findByRole('table', { name: 'Audit log' }));
    const link = await log.findByRole('link', { name: 'deborah' });
    expect(link.getAttribute('href')).toBe(`/admin/users/${ADMIN._id}`);
    expect(log.getByText('Sells indulgences')).toBeTruthy();
  });

  it('says why the server refuses, and keeps the question open', async () => {
    const { sentTo } = await showReader(
      { role: 'admin' },
      { [`PUT /api/admin/users/${ruth.id}/role`]: refusal(409, 'LAST_ADMINISTRATOR') },
    );
    await press('Remove administrator');
    const dialog = await inDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove administrator' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('text of LAST_ADMINISTRATOR');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentTo(`PUT /api/admin/users/${ruth.id}/role`)).toHaveLength(1);
  });

  it('explains why nobody suspends themselves', async () => {
    await showReader({ id: ADMIN._id, role: 'admin' });
    const button = await screen.findByRole('button', { name: 'Suspend' });
    expect(button).toHaveProperty('disabled', true);
    expect(
      screen.getByText('This is your own account. Another administrator has to suspend it.'),
    ).toBeTruthy();
  });

  it.each(['0'.repeat(24), 'nobody', '%00', '..'])('is not there for the id %s', async (id) => {
    await showToAdmin(<UserPage />, {
      at: `/admin/users/${id}`,
      replies: { [`GET /api/admin/users/${id}`]: refusal(404, 'USER_NOT_FOUND') },
    });
    expect(await screen.findByRole('heading', { name: 'No such account' })).toBeTruthy();
  });
});
