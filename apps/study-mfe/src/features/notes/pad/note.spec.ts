import { type NoteVersion, withVersion } from '@word-unfolded/offline';
import fc from 'fast-check';
import { countsOf } from '../../../journal/text-counts.js';
import { blankNote, isUnsaved, nameOf } from './note.js';

const version = (content: string): NoteVersion => ({
  type: 'notes',
  title: '',
  content,
  timestamp: '2026-03-01T10:00:00.000Z',
});

describe('the length of a note', () => {
  it('counts words without dashes, and characters as graphemes', () => {
    expect(countsOf('')).toEqual({ words: 0, characters: 0 });
    expect(countsOf('  Él es mi pastor —\n¿quién?  ').words).toBe(5);
    expect(countsOf('año').characters).toBe(3);
    expect(countsOf('an\u0303o').characters).toBe(3);
    expect(countsOf('🙏🏽').characters).toBe(1);
  });

  it('does not depend on the whitespace between words', () => {
    const word = fc.stringMatching(/^[a-zñé]{1,8}$/);
    fc.assert(
      fc.property(fc.array(word), fc.constantFrom(' ', '\n', '  \t'), (words, blank) => {
        expect(countsOf(words.join(blank)).words).toBe(words.length);
      }),
    );
  });
});

describe('a note', () => {
  it('is named by its title, or else by its beginning', () => {
    expect(nameOf({ title: ' Hesed ', text: 'x' })).toBe('Hesed');
    expect(nameOf({ title: ' ', text: '\nTogether.\nNot alone.' })).toBe('Together.');
  });

  it('is unsaved when it differs from the last saved version', () => {
    const note = blankNote('1', '', '2026-03-01T10:00:00.000Z');
    expect(isUnsaved(note)).toBe(false);
    expect(isUnsaved({ ...note, text: 'a' })).toBe(true);
    expect(isUnsaved({ ...note, text: 'a', saved: { title: '', text: 'a', at: note.createdAt } })).toBe(
      false,
    );
  });
});

describe('the history of a note', () => {
  it('keeps the last 50 versions, the newest first', () => {
    const all = Array.from({ length: 60 }, (_, place) => version(String(place)));
    const history = all.reduce<NoteVersion[]>(withVersion, []);
    expect(history).toHaveLength(50);
    expect([history[0]!.content, history.at(-1)!.content]).toEqual(['59', '10']);
  });

  it('contains a version once when it is saved twice in a row', () => {
    expect(withVersion([version('a')], version('a'))).toHaveLength(1);
    expect(withVersion(withVersion([version('a')], version('b')), version('a'))).toHaveLength(3);
  });
});
