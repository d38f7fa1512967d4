import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { PassageAnswer, Verse } from '@word-unfolded/contracts';
import { startTexts } from '@word-unfolded/i18n';
import { changeReaderSettings } from '@word-unfolded/ui';
import { MemoryRouter } from 'react-router';
import { answerOf, lineOf, verseOf } from '../../../../../test/fake-passages.js';
import { Passages } from './passages.js';

const show = (...pages: PassageAnswer[]) =>
  render(
    <MemoryRouter>
      <Passages answers={{ pages, pageParams: [] }} />
    </MemoryRouter>,
  );

const showVerses = (...verses: Verse[]) => show(answerOf('Ruth 1', verses));

/** Paragraphs and stanzas as a reader sees them. */
const paragraphs = () => [...document.querySelectorAll('article p')].map((each) => each.textContent);

beforeAll(() => startTexts('en'));
afterEach(() => act(() => changeReaderSettings({ notes: true, verseNumbers: true })));

describe('prose', () => {
  it('is continuous, with an en space and the number before each verse', () => {
    showVerses(verseOf(1, [lineOf('One day. ', 'paragraph')]), verseOf(2, [lineOf('Another. ')]));
    expect(paragraphs()).toEqual(['1One day.\u20022Another.']);
  });

  it('starts a new paragraph where the translation does', () => {
    showVerses(verseOf(1, [lineOf('One day. ', 'paragraph'), lineOf('Later. ', 'paragraph')]));
    expect(paragraphs()).toEqual(['1One day.', 'Later.']);
  });
});

describe('poetry', () => {
  it('keeps each line separate, and indents the parallel lines', () => {
    showVerses(verseOf(1, [lineOf('It calls, ', 'stanza', 1), lineOf('it answers. ', 'line', 2)]));
    const lines = [...document.querySelectorAll('article p > span')].map((line) => [
      line.className,
      line.textContent,
    ]);
    expect(lines).toEqual([
      ['scripture-line scripture-level1', '1It calls,'],
      ['scripture-line scripture-level2', 'it answers.'],
    ]);
  });

  it('sets a Selah apart', () => {
    const selah = { ...lineOf('Selah.', 'line'), selah: true as const };
    showVerses(verseOf(1, [lineOf('It calls. ', 'stanza', 1), selah]));
    expect(screen.getByText('Selah.').closest('.scripture-selah')).not.toBeNull();
  });
});

describe('special words', () => {
  it('are marked: the divine name, words of Jesus, supplied words', () => {
    showVerses(
      verseOf(1, [
        lineOf([
          { text: 'And ' },
          { text: 'Yahweh', divineName: true },
          { text: ' said, ' },
          { text: 'Come', jesus: true },
          { text: ' then', added: true },
        ]),
      ]),
    );
    expect(screen.getByText('Yahweh').className).toBe('divine-name');
    expect(screen.getByText('Come').className).toBe('words-of-jesus');
    expect(screen.getByText('then').className).toBe('added-words');
  });
});

describe('content beside the text itself', () => {
  it('is styled by its kind: title, headings, colophon', () => {
    showVerses(
      verseOf(1, [lineOf('Sing. ', 'stanza', 1)], { title: 'A song.', headings: ['Aleph'] }),
      verseOf(2, [lineOf('So be it. ')], { notes: [{ kind: 'colophon', text: 'Sent from afar.' }] }),
    );
    expect(screen.getByRole('heading', { name: 'Aleph', level: 3 })).toBeTruthy();
    expect(screen.getByText('A song.').className).toBe('scripture-title');
    expect(screen.getByText('Sent from afar.').className).toBe('scripture-colophon');
  });

  it('states that a verse is omitted', () => {
    showVerses(verseOf(36, [], { omitted: true }));
    expect(paragraphs()).toEqual(['36Verse 36 is not in the source texts that this edition follows.']);
  });

  it('ends with the copyright notice of the translation', () => {
    showVerses(verseOf(1, [lineOf('One. ')]));
    expect(screen.getByText('Invented Bible. Public domain.')).toBeTruthy();
  });
});

describe('the notes', () => {
  const noted = verseOf(
    1,
    [
      lineOf([
        { text: 'One', notes: [0] },
        { text: ' and two. ', notes: [1] },
      ]),
    ],
    {
      notes: [
        { kind: 'note', text: 'Or, first.' },
        { kind: 'cross-reference', text: 'Judges 2:1' },
      ],
    },
  );

  it('are linked to their words by letters, and stand beside the text', () => {
    showVerses(noted);
    expect(paragraphs()).toEqual(['1Onea and two.b']);
    const notes = within(screen.getByRole('complementary', { name: 'Notes on Ruth 1' })).getAllByRole(
      'listitem',
    );
    expect(notes.map((note) => note.textContent)).toEqual(['aOr, first.', 'bJudges 2:1']);
  });

  it('open a cross reference in the same translation', () => {
    showVerses(noted);
    expect(screen.getByRole('link', { name: 'Judges 2:1' }).getAttribute('href')).toBe(
      '/word-unfolded?ref=Judges+2:1&translation=INV',
    );
  });

  it('are reached from their letter, and link back', () => {
    showVerses(noted);
    fireEvent.click(screen.getByRole('link', { name: 'Note a' }));
    expect(document.activeElement?.textContent).toBe('aOr, first.');
    fireEvent.click(screen.getByRole('link', { name: 'Note a, back to verse 1' }));
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Note a' }));
  });

  it('can be turned off together with their letters', () => {
    act(() => changeReaderSettings({ notes: false }));
    showVerses(noted);
    expect(paragraphs()).toEqual(['1One and two.']);
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});

describe('a passage', () => {
  it('names each of its chapters', () => {
    showVerses(verseOf(22, [lineOf('End. ')]), verseOf(1, [lineOf('Begin. ')], { chapter: 2 }));
    expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
      'Ruth 1',
      'Ruth 2',
    ]);
  });

  it('has one title when it continues in another answer', () => {
    const part = (reference: string, osis: string, ...verses: Verse[]) =>
      answerOf(reference, verses, { passages: [{ reference, osis, verses }] });
    show(
      part('Ruth 1', 'Ruth.1', verseOf(22, [lineOf('End. ')])),
      part('Ruth 2', 'Ruth.2', verseOf(1, [lineOf('Begin. ')], { chapter: 2 })),
    );
    expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
      'Ruth 1–2',
    ]);
    expect(screen.getByRole('heading', { level: 3, name: 'Ruth 2' })).toBeTruthy();
  });

  it('has the language of its translation, for speech synthesis', () => {
    showVerses(verseOf(1, [lineOf('One. ')]));
    expect(screen.getByRole('article').closest('[lang]')?.getAttribute('lang')).toBe('en');
  });
});
