import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { data } from '@word-unfolded/api-client/testing';
import { NOTHING_READ } from '@word-unfolded/domain';
import { startTexts } from '@word-unfolded/i18n';
import { showToReader } from '../../../test/as-reader.js';
import { lineOf, TRANSLATION, verseOf } from '../../../test/fake-passages.js';
import { lexiconOf } from '../../../test/fake-study.js';
import { ALLOWANCE } from '../../../test/streamed-answers.js';
import { openLexicon } from '../../scripture/words/lexicon-focus.js';
import { showInView, tapWords } from '../../scripture/words/study-focus.js';
import { LazyLexicon } from './lazy/lazy-lexicon.js';
import { StudyParts } from './study-parts.js';

const FAMILY = { verse: 'Ruth.1.2', text: 'family', link: { start: 2, end: 8, strongs: ['H4940'] } };

async function openParts() {
  const verses = [verseOf(1, [lineOf('Famine. ')]), verseOf(2, [lineOf('A family. ')])];
  showInView({ translation: TRANSLATION, reference: 'Ruth 1:1–2', verses });
  await showToReader(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <StudyParts />
      <LazyLexicon />
    </QueryClientProvider>,
    {
      replies: {
        'GET /api/bookmarks': data({ bookmarks: [], next: null }),
        'GET /api/reading': data(NOTHING_READ),
        'GET /api/usage/limits': data(ALLOWANCE),
        'GET /api/scripture/lexicon/H4940?translation=INV&page=1': data(lexiconOf('H4940')),
        'GET /api/scripture/lexicon/H8192?translation=INV&page=1': data({
          ...lexiconOf('H8192'),
          spanishGloss: 'clan, familia',
        }),
      },
    },
  );
}

const pressed = () =>
  within(screen.getByRole('group', { name: 'What to study' }))
    .getAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent);

beforeAll(() => startTexts('en'));
beforeEach(() => window.localStorage.clear());
afterEach(() => act(() => showInView(undefined)));

describe('the parts of the study panel', () => {
  it('are shown one at a time, and the last one is open again at the next visit', async () => {
    await openParts();
    expect(pressed()).toEqual(['Verse']);
    await userEvent.click(screen.getByRole('button', { name: 'Mapping' }));
    expect(await screen.findByRole('heading', { name: 'Scripture Mapping' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Study' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Word Map' }));
    expect(await screen.findByRole('heading', { name: 'Word Map' })).toBeTruthy();
    expect(window.localStorage.getItem('studyPart')).toBe('words');
  });

  it('switch to a word that is tapped in the text', async () => {
    await openParts();
    await userEvent.click(screen.getByRole('button', { name: 'Mapping' }));
    act(() => tapWords(FAMILY));
    expect(pressed()).toEqual(['Verse']);
  });
});

describe('a lexicon entry that an answer names', () => {
  it('opens as an overlay, and links to related entries', async () => {
    await openParts();
    act(() => openLexicon('H4940'));
    const sheet = await screen.findByRole('dialog', { name: 'H4940 in the lexicon' });
    await userEvent.click(await within(sheet).findByRole('button', { name: 'H8192' }));
    expect(await screen.findByRole('heading', { name: /lemma of H8192/ })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has the sense in Spanish for a reader of Spanish, in the place of the English one', async () => {
    await openParts();
    act(() => openLexicon('H4940'));
    expect(await screen.findByText('clan')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'H8192' }));
    expect((await screen.findByText('clan, familia')).lang).toBe('es');
    expect(screen.queryByText('clan')).toBeNull();
  });
});
