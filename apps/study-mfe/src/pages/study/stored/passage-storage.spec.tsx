import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { data } from '@word-unfolded/api-client/testing';
import { NOTHING_READ } from '@word-unfolded/domain';
import { startTexts } from '@word-unfolded/i18n';
import { answerOf, lineOf, verseOf } from '../../../../test/fake-passages.js';
import { showToReader } from '../../../../test/as-reader.js';
import { StoredPassages } from './stored-passages.js';
import { PassageStorage } from './passage-storage.js';

const ANSWER = answerOf('Ruth 1:1', [verseOf(1, [lineOf('Famine. ')])]);
const RUTH = { ...ANSWER, passages: [{ ...ANSWER.passages[0]!, osis: 'Ruth.1.1' }] };

const read = {
  id: 'Jonah.2',
  reference: 'Jonah 2',
  translationId: 'WEB',
  timestamp: '2026-03-01T10:00:00.000Z',
};
const SERVER = {
  'GET /api/bookmarks': data({ bookmarks: [], next: null }),
  'GET /api/reading': data({ ...NOTHING_READ, history: [read] }),
  'PUT /api/reading': data({ ...NOTHING_READ, history: [read] }),
};

const show = (isRequested: boolean) =>
  showToReader(
    <>
      <PassageStorage answer={RUTH} isRequested={isRequested} />
      <StoredPassages />
    </>,
    { replies: SERVER },
  );

beforeAll(() => startTexts('en'));
beforeEach(() => window.localStorage.clear());

describe('an opened passage', () => {
  it('is listed in the recent views and the reading history', async () => {
    await show(true);
    for (const list of ['Recently viewed', 'Reading history'])
      await userEvent.click(screen.getByRole('button', { name: list }));
    expect(await screen.findAllByRole('link', { name: 'Ruth 1:1' })).toHaveLength(2);
  });

  it('is not stored when the reader did not request it; a link leads to the last passage of another device', async () => {
    await show(false);
    expect(await screen.findByRole('link', { name: 'Continue where you left off: Jonah 2' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Ruth 1:1' })).toBeNull();
  });
});
