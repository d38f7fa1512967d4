import { screen, within } from '@testing-library/react';
import { data } from '@word-unfolded/api-client/testing';
import { NOTHING_READ } from '@word-unfolded/domain';
import { startTexts } from '@word-unfolded/i18n';
import { showToReader } from '../../../test/as-reader.js';
import { GoOnReading } from './components/go-on-reading.js';
import { ReadingHistory } from './components/reading-history.js';

const addressOf = (reference: string) => `/study?ref=${reference}`;
const page = (
  <>
    <GoOnReading addressOf={addressOf} open="Psalm 119" />
    <ReadingHistory addressOf={addressOf} />
  </>
);

beforeAll(() => startTexts('en'));
beforeEach(() => window.localStorage.clear());

describe('the reading history', () => {
  it('shows what was read on which day, and where to continue', async () => {
    const now = new Date();
    const yesterday = new Date(now);
    yesterday.setDate(now.getDate() - 1);
    const read = (id: string, reference: string, at: Date) => ({
      id,
      reference,
      translationId: 'WEB',
      timestamp: at.toISOString(),
    });
    const history = [read('Ruth.2', 'Ruth 2', now), read('Ruth.1', 'Ruth 1', yesterday)];
    const replies = {
      'GET /api/reading': data({ ...NOTHING_READ, history }),
      'PUT /api/reading': data({ ...NOTHING_READ, history }),
    };
    await showToReader(page, { replies });
    const link = await screen.findByRole('link', { name: 'Continue where you left off: Ruth 2' });
    expect(link.getAttribute('href')).toBe('/study?ref=Ruth 2');
    const section = within(screen.getByRole('region', { name: 'Reading history' }));
    expect(section.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Today',
      'Yesterday',
    ]);
    expect(section.getByRole('link', { name: 'Ruth 1' })).toBeTruthy();
  });

  it('explains how it starts', async () => {
    await showToReader(page, { replies: { 'GET /api/reading': data(NOTHING_READ) } });
    expect(await screen.findByText(/^Nothing read yet/)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
