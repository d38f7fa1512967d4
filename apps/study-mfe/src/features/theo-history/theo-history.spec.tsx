import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { data, refusal, type Reply } from '@word-unfolded/api-client/testing';
import { startTexts } from '@word-unfolded/i18n';
import { showToReader } from '../../../test/as-reader.js';
import { historyAddress, readHistoryAddress } from './history-address.js';
import { TheoHistory } from './theo-history.js';

const LIST = 'GET /api/chat?page=1&archived=false';
const AT = '2026-11-20T19:00:00.000Z';
const [BOAZ, NAOMI] = ['64b0000000000000000000c1', '64b0000000000000000000c2'];

const row = (_id: string, title: string, more: object = {}) => ({
  _id,
  title,
  isActive: true,
  createdAt: AT,
  updatedAt: AT,
  ...more,
});

const list = (rows: readonly object[], more: object = {}) =>
  data({
    conversations: rows,
    pagination: { page: 1, limit: 20, total: rows.length, pages: rows.length === 0 ? 0 : 1, ...more },
  });

const BOTH = list([row(BOAZ, 'Who Boaz was', { scriptureRef: 'Ruth 2' }), row(NAOMI, 'Naomi')]);

const open = (replies: Readonly<Record<string, Reply | readonly Reply[]>>) =>
  showToReader(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <TheoHistory />
    </QueryClientProvider>,
    { replies },
  );

async function choose(title: string, act: string) {
  await userEvent.click(await screen.findByRole('button', { name: `What to do with “${title}”` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: act }));
}

/** Menus and dialogs are compiled on first use. */
configure({ asyncUtilTimeout: 10_000 });

beforeAll(() => startTexts('en'));
beforeEach(() => window.localStorage.clear());

describe('the list of conversations', () => {
  it('links to each conversation', async () => {
    await open({ [LIST]: BOTH });
    const link = await screen.findByRole('link', { name: 'Who Boaz was' });
    expect(link.getAttribute('href')).toBe(`/word-unfolded?conversationId=${BOAZ}`);
    expect(screen.getByText('2 conversations')).toBeTruthy();
    expect(screen.getByText(/^Ruth 2 · Last asked/)).toBeTruthy();
  });

  it('is searched by words, including archived conversations', async () => {
    const page = await open({
      [LIST]: BOTH,
      'GET /api/chat?page=1&archived=false&search=gleaning': list([]),
      'GET /api/chat?page=1&archived=true&search=gleaning': list([
        row(NAOMI, 'Gleaning', { isActive: false }),
      ]),
    });
    await userEvent.type(await screen.findByRole('searchbox'), ' gleaning {Enter}');
    expect(await screen.findByText('No conversation contains “gleaning”')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Archived' }));
    expect(await screen.findByRole('link', { name: 'Gleaning' })).toBeTruthy();
    expect(page.sentTo(LIST)).toHaveLength(1);
  });

  it('renames a conversation', async () => {
    const RENAME = `PATCH /api/chat/${BOAZ}/title`;
    const page = await open({
      [LIST]: [BOTH, list([row(BOAZ, 'The kinsman')])],
      [RENAME]: data(row(BOAZ, 'The kinsman')),
    });
    await choose('Who Boaz was', 'Rename');
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, 'The kinsman{Enter}');
    expect(await screen.findByRole('link', { name: 'The kinsman' })).toBeTruthy();
    expect(JSON.parse(String(page.sentTo(RENAME)[0]!.init.body))).toEqual({ title: 'The kinsman' });
  });

  it('archives a conversation', async () => {
    const ARCHIVE = `PATCH /api/chat/${BOAZ}/archive`;
    const page = await open({
      [LIST]: [BOTH, list([row(NAOMI, 'Naomi')])],
      [ARCHIVE]: data(row(BOAZ, 'Who Boaz was', { isActive: false })),
    });
    await choose('Who Boaz was', 'Archive');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Who Boaz was' })).toBeNull());
    expect(JSON.parse(String(page.sentTo(ARCHIVE)[0]!.init.body))).toEqual({ isActive: false });
  });

  it('deletes a conversation after a confirmation that names it', async () => {
    const DELETE = `DELETE /api/chat/${BOAZ}`;
    const page = await open({
      [LIST]: [BOTH, list([row(NAOMI, 'Naomi')])],
      [DELETE]: data({ deleted: true }),
    });
    await choose('Who Boaz was', 'Delete');
    const dialog = await screen.findByRole('dialog', { name: 'Delete “Who Boaz was”?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    expect(page.sentTo(DELETE)).toHaveLength(0);
    await choose('Who Boaz was', 'Delete');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete it' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Who Boaz was' })).toBeNull());
    expect(page.sentTo(DELETE)).toHaveLength(1);
  });

  it('explains the first step while it is empty', async () => {
    await open({ [LIST]: list([]) });
    expect(await screen.findByRole('link', { name: 'Open a passage' })).toBeTruthy();
  });

  it('shows the error when it cannot be loaded, and retries', async () => {
    await open({ [LIST]: [refusal(503, 'SERVICE_UNAVAILABLE'), BOTH] });
    expect(await screen.findByText('Failed to load conversation history')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Naomi' })).toBeTruthy();
  });

  it('is paginated', async () => {
    await open({ [LIST]: list([row(BOAZ, 'Who Boaz was')], { total: 45, pages: 3 }) });
    const next = await screen.findByRole('link', { name: 'Older' });
    expect(next.getAttribute('href')).toBe('/theo-history?page=2');
    expect(screen.queryByRole('link', { name: 'Newer' })).toBeNull();
  });
});

describe('the address of the list', () => {
  it('describes the displayed list, and is read back unchanged', () => {
    const view = { page: 3, archived: true, search: 'vid & pan' };
    expect(readHistoryAddress(new URL(historyAddress(view), 'https://e.org').search)).toEqual(view);
    expect(readHistoryAddress('?page=-2&archived=x')).toEqual({ page: 1, archived: false, search: '' });
  });
});
