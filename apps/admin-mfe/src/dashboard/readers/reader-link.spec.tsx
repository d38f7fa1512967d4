import { screen } from '@testing-library/react';
import { data, refusal } from '@word-unfolded/api-client/testing';
import { startTexts } from '@word-unfolded/i18n';
import { showToAdmin } from '../../../test/show-to-admin.js';
import { ReaderLink } from './reader-link.js';

const [RUTH, NOBODY] = ['b'.repeat(24), '0'.repeat(24)];

const NAMES = `GET /api/admin/usernames?ids=${encodeURIComponent(`${RUTH},${NOBODY}`)}`;

const links = (
  <>
    <ReaderLink userId={RUTH} />
    <ReaderLink userId={NOBODY} />
    <ReaderLink userId={RUTH} />
  </>
);

beforeAll(() => startTexts('en'));

describe('the links to readers', () => {
  it('have the usernames, which are one request, and the id of a deleted account', async () => {
    const replies = { [NAMES]: data({ users: [{ id: RUTH, username: 'ruth' }] }) };
    const { sentTo } = await showToAdmin(links, { at: '/admin/usage', replies });
    expect(await screen.findAllByRole('link', { name: 'ruth' })).toHaveLength(2);
    expect(screen.getByRole('link', { name: NOBODY }).getAttribute('href')).toBe(`/admin/users/${NOBODY}`);
    expect(sentTo(NAMES)).toHaveLength(1);
  });

  it('keep the ids while the names cannot be read', async () => {
    await showToAdmin(links, { at: '/admin/usage', replies: { [NAMES]: refusal(503, 'LOAD_FAILED') } });
    expect(await screen.findAllByRole('link', { name: RUTH })).toHaveLength(2);
  });
});
