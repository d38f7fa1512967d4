import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { data, refusal } from '@word-unfolded/api-client/testing';
import { AppError } from '@word-unfolded/contracts';
import { startTexts } from '@word-unfolded/i18n';
import { showToReader } from '../../../../test/as-reader.js';
import { lineOf, OTHER_TRANSLATION, TRANSLATION, verseOf } from '../../../../test/fake-passages.js';
import { ALLOWANCE, fakeAnswers, WRITER } from '../../../../test/streamed-answers.js';
import { notesOf } from '../../../features/notes/pad/notepads.js';
import { showInView } from '../../../scripture/words/study-focus.js';
import { LazyWritings } from './lazy-writings.js';

const VERSES = [verseOf(8, [lineOf('May Yahweh deal kindly with you. ')])];
const TEXT = 'Kindness comes back to those who leave.';

/** What a note gets: the text, and who wrote it. */
const COPIED = `${TEXT}

— Study engine (no AI model configured). Quotations were compared with the named edition. What is marked “not confirmed by the lexicon” was not.`;

async function openWritings(route: string, translation = TRANSLATION) {
  showInView({ translation, reference: 'Ruth 1:8', verses: VERSES });
  const server = await showToReader(<LazyWritings />, {
    replies: {
      'GET /api/usage/limits': data(ALLOWANCE),
      'POST /api/auth/refresh': refusal(401, 'SESSION_EXPIRED'),
    },
  });
  const note = () => notesOf(server.owner).pad.state().note;
  await screen.findByRole('region', { name: 'Writings about the passage' });
  return { ...server, note, questions: fakeAnswers(route) };
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const WRITE = /^Write it for/;

beforeAll(() => startTexts('en'));
beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(() => {
  act(() => showInView(undefined));
  jest.restoreAllMocks();
});

describe('content generated about a passage', () => {
  it.each([
    ['Devotional', 'POST /api/ai/devotional', 'devotional'],
    ['Study guide', 'POST /api/ai/study-guide', 'studyGuide'],
    ['Quote', 'POST /api/ai/quote', 'quote'],
  ] as const)(
    'is stored with the open note, and inserted into it on request: %s',
    async (kind, route, name) => {
      const { note, questions } = await openWritings(route, OTHER_TRANSLATION);
      await press(kind);
      await press('Write it for Ruth 1:8');
      await waitFor(() => expect(questions.requests).toHaveLength(1));
      expect(questions.requests[0]).toEqual({
        scriptureRef: 'Ruth 1:8',
        translationId: OTHER_TRANSLATION.id,
        language: 'en',
      });
      act(() => questions.latest().write('Kindness'));
      expect(await screen.findByText('Kindness')).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Put into the note' })).toBeNull();
      act(() => questions.latest().complete(TEXT));
      expect(await screen.findByText('Study engine (no AI model configured)')).toBeTruthy();
      await waitFor(() =>
        expect(note()[name]).toEqual({
          reference: 'Ruth 1:8',
          language: 'en',
          content: TEXT,
          writer: WRITER,
        }),
      );
      expect(note()).toMatchObject({ text: '', passage: 'Ruth 1:8' });
      await press('Put into the note');
      expect(note().text).toBe(`${kind}: Ruth 1:8\n\n${COPIED}`);
      expect(screen.getByText('It is in your note.')).toBeTruthy();
    },
  );

  it("is appended to the reader's text, and restored with the note", async () => {
    const { note, questions, owner } = await openWritings('POST /api/ai/devotional');
    act(() => notesOf(owner).pad.write({ text: 'Orpah kissed her.' }));
    await press(WRITE);
    await waitFor(() => expect(questions.requests).toHaveLength(1));
    act(() => questions.latest().complete(TEXT));
    await press('Put into the note');
    expect(note().text).toBe(`Orpah kissed her.\n\nDevotional: Ruth 1:8\n\n${COPIED}`);
    const { pad } = notesOf(owner);
    const { id } = note();
    await act(() => pad.startNew(''));
    expect(note().devotional).toBeUndefined();
    await act(() => pad.open(id));
    expect(note().devotional?.content).toBe(TEXT);
  });

  it.each([
    ['Devotional', 'POST /api/ai/devotional', 'Unable to generate scripture reflection'],
    ['Study guide', 'POST /api/ai/study-guide', 'Failed to generate study guide'],
    ['Quote', 'POST /api/ai/quote', 'Unable to generate quote'],
  ])('shows an error and can be retried: %s', async (kind, route, text) => {
    const { questions } = await openWritings(route);
    await press(kind);
    questions.refuseNext(AppError.of('INTERNAL'));
    await press(WRITE);
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    questions.refuseNext(AppError.of('PROVIDER_FAILED'));
    await press(WRITE);
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe(
        `${text}. The AI model could not answer. Please try again.`,
      ),
    );
    await press(WRITE);
    await waitFor(() => expect(questions.requests).toHaveLength(3));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is not requested without a network', async () => {
    const { questions } = await openWritings('POST /api/ai/devotional');
    jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    await press(WRITE);
    expect((await screen.findByRole('alert')).textContent).toBe('Unable to generate scripture reflection');
    expect(questions.requests).toEqual([]);
  });

  it('leads a reader whose session has ended to sign-in and back', async () => {
    const { questions, redirects } = await openWritings('POST /api/ai/devotional');
    questions.refuseNext(AppError.of('SESSION_EXPIRED'));
    await press(WRITE);
    await waitFor(() => expect(redirects).toEqual([expect.stringMatching(/^\/login\?returnUrl=/)]));
  });
});
