import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { data } from '@word-unfolded/api-client/testing';
import { NOTHING_READ, type CurrentPassage } from '@word-unfolded/domain';
import { startTexts } from '@word-unfolded/i18n';
import { useRememberOpened } from '@word-unfolded/offline';
import { showToReader } from '../../../test/as-reader.js';
import { RecentList } from './components/recent-list.js';

const addressOf = (reference: string) => `/study?ref=${reference}`;

function OpenPassage({ passage }: { readonly passage: CurrentPassage }) {
  useRememberOpened(passage);
  return null;
}

const psalm = (number: number): CurrentPassage => ({
  id: `Ps.${number}`,
  reference: `Psalm ${number}`,
  translationId: 'WEB',
});

const SERVER = { 'GET /api/reading': data(NOTHING_READ), 'PUT /api/reading': data(NOTHING_READ) };
const listed = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

beforeAll(() => startTexts('en'));
beforeEach(() => window.localStorage.clear());

describe('the recent views', () => {
  it('are the last ten opened passages without duplicates', async () => {
    const passages = Array.from({ length: 12 }, (_, place) => psalm(place + 1));
    await showToReader(
      <>
        {[...passages, psalm(5)].map((passage, place) => (
          <OpenPassage key={place} passage={passage} />
        ))}
        <RecentList addressOf={addressOf} />
      </>,
      { replies: SERVER },
    );
    await waitFor(() => expect(listed()).toHaveLength(10));
    expect(new Set(listed()).size).toBe(10);
    expect(listed()).toContain('Psalm 5');
  });

  it('include those of other devices', async () => {
    const viewed = { ...psalm(121), viewedAt: '2026-03-01T10:00:00.000Z' };
    const replies = { ...SERVER, 'GET /api/reading': data({ ...NOTHING_READ, recentlyViewed: [viewed] }) };
    await showToReader(<RecentList addressOf={addressOf} />, { replies });
    expect(await screen.findByRole('link', { name: 'Psalm 121' })).toBeTruthy();
  });

  it('are cleared once the reader has confirmed it', async () => {
    await showToReader(
      <>
        <OpenPassage passage={psalm(23)} />
        <RecentList addressOf={addressOf} />
      </>,
      { replies: SERVER },
    );
    await screen.findByRole('link', { name: 'Psalm 23' });
    await userEvent.click(screen.getByRole('button', { name: 'Clear the list' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
    expect(await screen.findByText(/^Nothing viewed yet/)).toBeTruthy();
  });
});
