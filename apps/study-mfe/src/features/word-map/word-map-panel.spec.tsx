import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { data } from '@word-unfolded/api-client/testing';
import { AppError } from '@word-unfolded/contracts';
import { startTexts } from '@word-unfolded/i18n';
import { showToReader } from '../../../test/as-reader.js';
import { lineOf, TRANSLATION, verseOf } from '../../../test/fake-passages.js';
import { lexiconOf, WORDS } from '../../../test/fake-study.js';
import { ALLOWANCE, fakeAnswers } from '../../../test/streamed-answers.js';
import { showInView } from '../../scripture/words/study-focus.js';
import { WordMapPanel } from './components/word-map-panel.js';
import { pastQuestions } from './state/past-questions.js';

const ANSWER = 'Behind it is [chesed](lexicon:H2617?mark=verified), not [hesed](lexicon:H0?mark=unverified).';

async function openPanel(replies: NonNullable<Parameters<typeof showToReader>[1]>['replies'] = {}) {
  const onLexicon = jest.fn();
  const verses = [verseOf(8, [lineOf('May Yahweh deal kindly with you. ')])];
  showInView({ translation: TRANSLATION, reference: 'Ruth 1:8', verses });
  const server = await showToReader(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <WordMapPanel onLexicon={onLexicon} />
    </QueryClientProvider>,
    { replies: { 'GET /api/usage/limits': data(ALLOWANCE), ...replies } },
  );
  return { ...server, onLexicon, questions: fakeAnswers('POST /api/ai/word-study') };
}

const question = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' });
const ask = () => userEvent.click(screen.getByRole('button', { name: 'Look into it' }));

beforeAll(() => startTexts('en'));
beforeEach(() => window.sessionStorage.clear());
afterEach(() => {
  showInView(undefined);
  jest.restoreAllMocks();
});

describe('the words of the studied verse', () => {
  it('are drawn with the original word and its sense, which open the lexicon, and its renderings', async () => {
    const { onLexicon } = await openPanel({
      'GET /api/scripture/words?ref=Ruth.1.8&translation=INV': data({
        ...WORDS,
        verses: [{ ...WORDS.verses[0]!, number: 8, words: [{ start: 16, end: 22, strongs: ['H2617'] }] }],
      }),
      'GET /api/scripture/lexicon/H2617?translation=INV&page=1': data(lexiconOf('H2617')),
    });
    const drawing = await screen.findByRole('figure', { name: 'A map of “kindly”' });
    await userEvent.click(within(drawing).getByRole('button', { name: /lemma of H2617.*clan/ }));
    expect(onLexicon).toHaveBeenCalledWith('H2617');
  });
});

describe('the drawing', () => {
  it('is of the word that the shown question is about', async () => {
    const deal = { start: 11, end: 15, strongs: ['H6213'] };
    await openPanel({
      'GET /api/scripture/words?ref=Ruth.1.8&translation=INV': data({
        ...WORDS,
        verses: [
          { ...WORDS.verses[0]!, number: 8, words: [deal, { start: 16, end: 22, strongs: ['H2617'] }] },
        ],
      }),
      'GET /api/scripture/lexicon/H6213?translation=INV&page=1': data(lexiconOf('H6213')),
      'GET /api/scripture/lexicon/H2617?translation=INV&page=1': data(lexiconOf('H2617')),
    });
    await screen.findByRole('figure', { name: 'A map of “deal”' });
    await userEvent.type(question(), 'Why does he say kindly?');
    await ask();
    expect(await screen.findByRole('figure', { name: 'A map of “kindly”' })).toBeTruthy();
  });
});

describe('a question about a word', () => {
  it('is sent with its passage and the selected word; the answer links to the lexicon', async () => {
    const { questions, onLexicon, owner } = await openPanel();
    await userEvent.type(question(), 'What is kindness here?');
    await userEvent.click(screen.getByRole('button', { name: 'kindly' }));
    await ask();
    await waitFor(() => expect(questions.requests).toHaveLength(1));
    expect(questions.requests[0]).toEqual({
      question: 'What is kindness here?',
      scriptureReference: 'Ruth 1:8',
      keyTerm: 'kindly',
      language: 'en',
      translationId: 'INV',
    });
    act(() => questions.latest().write('Behind it'));
    expect(await screen.findByText(/Behind it/)).toBeTruthy();
    act(() => questions.latest().complete(ANSWER));
    await userEvent.click(await screen.findByRole('button', { name: 'chesed' }));
    expect(onLexicon).toHaveBeenCalledWith('H2617');
    expect(screen.getByText('not confirmed by the lexicon')).toBeTruthy();
    expect(screen.getByText('Study engine (no AI model configured)')).toBeTruthy();
    await waitFor(async () => expect(await pastQuestions.read(owner)).toHaveLength(1));
    expect(screen.getByRole('button', { name: /What is kindness here\?.*Ruth 1:8/ })).toBeTruthy();
  });

  it('requires a question and a passage', async () => {
    const { questions } = await openPanel();
    await ask();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Question and scripture reference are required',
    );
    expect(questions.requests).toHaveLength(0);
  });

  it('is sent by Enter; Shift+Enter starts a new line', async () => {
    const { questions } = await openPanel();
    await userEvent.type(question(), 'One{Shift>}{Enter}{/Shift}two');
    expect(questions.requests).toHaveLength(0);
    await userEvent.type(question(), '{Enter}');
    await waitFor(() => expect(questions.requests[0]).toMatchObject({ question: 'One\ntwo' }));
  });

  it('stays in the form when a limit refuses it, and says when the limit resets', async () => {
    const { questions } = await openPanel();
    questions.refuseNext(AppError.with('LIMIT_REACHED', {}, { fields: { resetAt: '2030-05-05T00:00:00Z' } }));
    await userEvent.type(question(), 'Why?');
    await ask();
    expect((await screen.findByRole('alert')).textContent).toMatch(/today’s limit.*2030/);
    expect(question().value).toBe('Why?');
  });

  it('cannot be asked without a network; earlier answers can be read', async () => {
    const { questions, owner } = await openPanel();
    await act(async () => {
      await pastQuestions.change(owner, () => [
        {
          asked: { question: 'What is bread?', scriptureReference: 'Ruth 1:6', language: 'en' },
          content: 'Bread is food.',
          writer: { kind: 'study-engine', name: 'Study engine' },
          at: '2026-03-01T10:00:00.000Z',
        },
      ]);
    });
    jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    await userEvent.type(question(), 'Why?');
    await ask();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Network is offline. Cannot generate word study',
    );
    expect(questions.requests).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: /What is bread\?/ }));
    expect(await screen.findByText('Bread is food.')).toBeTruthy();
  });
});
