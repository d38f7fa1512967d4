import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { data, refusal } from '@word-unfolded/api-client/testing';
import type { Session } from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';
import { startTexts } from '@word-unfolded/i18n';
import { dismissToast, useToasts } from '@word-unfolded/ui';
import { forgetDevice, showApplication, type Replies } from '../../../../test/show-application.js';

const HOUR_MS = 60 * 60 * 1000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

const session = (changes: Partial<Session>): Session => ({
  id: '1'.repeat(24),
  current: false,
  browser: 'Firefox 140',
  system: 'Windows',
  address: '203.0.113.7',
  openedAt: ago(50),
  lastUsedAt: ago(0),
  expiresAt: ago(-600),
  ...changes,
});

const HERE = session({ current: true });
const PHONE = session({
  id: '2'.repeat(24),
  browser: 'Chrome 142',
  system: 'Android',
  address: '198.51.100.23',
  lastUsedAt: ago(5.5),
});
const STRANGER = session({ id: '3'.repeat(24), browser: null, system: null });

const END_PHONE = `DELETE /api/auth/sessions/${PHONE.id}`;
const END_OTHERS = 'DELETE /api/auth/sessions';

async function openSessions(replies: Replies = {}) {
  const list = { 'GET /api/auth/sessions': data([HERE, PHONE, STRANGER]) };
  const shown = await showApplication(PAGES.profile, { reader: {}, replies: { ...list, ...replies } });
  await screen.findByRole('heading', { name: 'Where you are signed in' });
  return shown;
}

const devices = async () => within(await screen.findByRole('list', { name: 'Your devices' }));
const rows = async () => (await devices()).getAllByRole('listitem').map((row) => row.textContent ?? '');

beforeAll(() => startTexts('en'));
beforeEach(() => {
  forgetDevice();
  jest.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const { id } of useToasts.getState().toasts) act(() => dismissToast(id));
});

describe('the list of sessions', () => {
  it('names each device, when it was last used and from where, and the current one', async () => {
    await openSessions();
    const [here, phone, stranger] = await rows();
    expect(here).toMatch(/Firefox 140 on Windows.*Last used now.*203\.0\.113\.7.*This device/s);
    expect(phone).toMatch(/Chrome 142 on Android.*Last used 5 hours ago.*\d{4}.*198\.51\.100\.23/s);
    expect(stranger).toContain('Unknown device');
    expect((await devices()).getAllByRole('button')).toHaveLength(2);
  });

  it('ends one, and moves the focus to the remaining ones', async () => {
    const { hand, sentTo } = await openSessions({ [END_PHONE]: data({ ended: 1 }) });
    await hand.click(await screen.findByRole('button', { name: 'End the session of Chrome 142 on Android' }));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(sentTo(END_PHONE)).toHaveLength(1);
    expect(useToasts.getState().toasts.at(-1)?.text).toBe('The session of Chrome 142 on Android has ended.');
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Your devices' }));
  });

  it('keeps a session in the list that could not be ended, and says why', async () => {
    const { hand } = await openSessions({ [END_PHONE]: refusal(503, 'SERVICE_UNAVAILABLE') });
    await hand.click(await screen.findByRole('button', { name: 'End the session of Chrome 142 on Android' }));
    await waitFor(() => expect(useToasts.getState().toasts.at(-1)?.text).toBe('text of SERVICE_UNAVAILABLE'));
    expect(await rows()).toHaveLength(3);
  });

  it('ends all others only after a confirmation that names them', async () => {
    const { hand, sentTo } = await openSessions({ [END_OTHERS]: data({ ended: 2 }) });
    await hand.click(await screen.findByRole('button', { name: 'End all other sessions' }));
    const dialog = await screen.findByRole('dialog', { name: 'End all other sessions?' });
    expect(dialog.textContent).toContain('2 devices');
    expect(dialog.textContent).toContain('Chrome 142 on Android and Unknown device');
    expect(sentTo(END_OTHERS)).toHaveLength(0);
    await hand.click(within(dialog).getByRole('button', { name: 'End all other sessions' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await rows()).toHaveLength(1);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'End all other sessions' })),
    );
  });

  it('offers a retry when it could not be loaded', async () => {
    const { hand } = await openSessions({
      'GET /api/auth/sessions': [refusal(500, 'INTERNAL'), data([HERE])],
    });
    expect(await screen.findByText('Your devices could not be listed')).toBeTruthy();
    await hand.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(1);
  });
});
