import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppError, type ParallelAnswer, type ParallelCell } from '@word-unfolded/contracts';
import { startTexts } from '@word-unfolded/i18n';
import { fakeApi } from '../../../test/fake-api.js';
import { answerOf, lineOf, OTHER_TRANSLATION, TRANSLATION, verseOf } from '../../../test/fake-passages.js';
import { addressOf, openReader } from '../../../test/open-reader.js';

const cell = (number: number, text: string): ParallelCell => ({
  verses: [verseOf(number, [lineOf(text)])],
  absence: null,
  joinedTo: null,
});

const absent = (
  absence: NonNullable<ParallelCell['absence']>,
  joinedTo: string | null = null,
): ParallelCell => ({
  verses: [],
  absence,
  joinedTo,
});

const ROWS = [
  { canonicalId: 8_001_001, reference: 'Ruth 1:1', cells: [cell(1, 'Famine.'), cell(2, 'Hambre.')] },
  { canonicalId: 8_001_002, reference: 'Ruth 1:2', cells: [cell(2, 'A family.'), absent('source-texts')] },
  { canonicalId: 8_001_003, reference: 'Ruth 1:3', cells: [cell(3, 'Death.'), absent('joined', 'Rut 1:2')] },
];

const BESIDE: ParallelAnswer = {
  reference: 'Ruth 1:1–3',
  translations: [TRANSLATION, OTHER_TRANSLATION],
  passages: [{ reference: 'Ruth 1:1–3', osis: 'Ruth.1.1-Ruth.1.3', rows: ROWS }],
  next: null,
};

function answerBoth(): string[] {
  const requests: string[] = [];
  fakeApi((reference) => answerOf(reference, [verseOf(1, [lineOf('Famine. ')])]), {
    '/api/scripture/parallel': (query) => {
      requests.push(decodeURIComponent(query.toString()));
      return BESIDE;
    },
  });
  return requests;
}

beforeAll(() => startTexts('en'));
beforeEach(() => window.localStorage.clear());

describe('translations side by side', () => {
  it('align verse by verse, each with its own number and language', async () => {
    const requests = answerBoth();
    await openReader('/word-unfolded?ref=Ruth+1:1-3&translation=INV&beside=OTRA');
    const [row] = await screen.findAllByRole('listitem');
    expect(requests).toEqual(['ref=Ruth+1:1-3&translations=INV,OTRA']);
    if (!row) throw new Error('no row');
    expect(within(row).getByRole('heading', { name: 'Ruth 1:1' })).toBeTruthy();
    expect(
      within(row)
        .getByText(/Hambre/)
        .closest('[lang]')
        ?.getAttribute('lang'),
    ).toBe('es');
    expect(row.textContent).toContain('2Hambre.');
  });

  it('say why a verse is missing', async () => {
    answerBoth();
    await openReader('/word-unfolded?ref=Ruth+1:1-3&translation=INV&beside=OTRA');
    expect(await screen.findByText('Not in the source texts that this edition follows.')).toBeTruthy();
    expect(screen.getByText('These words are in Rut 1:2.')).toBeTruthy();
  });

  it('report translations that failed to load', async () => {
    fakeApi((reference) => answerOf(reference, [verseOf(1, [lineOf('Famine. ')])]), {
      '/api/scripture/parallel': () => AppError.of('INTERNAL'),
    });
    await openReader('/word-unfolded?ref=Ruth+1:1-3&translation=INV&beside=OTRA');
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch scripture');
  });

  it('show the copyright notice of every translation', async () => {
    answerBoth();
    await openReader('/word-unfolded?ref=Ruth+1:1-3&translation=INV&beside=OTRA');
    expect(await screen.findAllByText('Invented Bible. Public domain.')).toHaveLength(2);
  });

  it('are selected from a list and stored in the address', async () => {
    answerBoth();
    const router = await openReader('/word-unfolded?ref=Ruth+1:1-3&translation=INV');
    await userEvent.click(await screen.findByRole('button', { name: 'Read beside' }));
    await userEvent.click(await screen.findByRole('switch', { name: 'Biblia Inventada' }));
    expect(addressOf(router)).toBe('/word-unfolded?ref=Ruth+1:1-3&translation=INV&beside=OTRA');
    expect(await screen.findByText(/Hambre/)).toBeTruthy();
  });
});
