import type { Language } from '@word-unfolded/domain';
import { KJV_VERSE_COUNTS, locatePassage, parseReference, verseId } from '@word-unfolded/scripture-ref';
import { readQuery } from '../words/read-query.js';
import { SEARCH_WORDS } from '../words/search-words.js';
import { REMEMBERED_WORDINGS, rememberedVerses } from './remembered-verses.js';

const verseCalled = (reference: string, language: Language) => {
  const parsed = parseReference(reference, language);
  const [passage] = parsed.understood ? parsed.passages : [];
  const { book, chapter = 0, verse = 0 } = passage!.start;
  return verseId(book, chapter, verse);
};

const found = (typed: string, language: Language) => rememberedVerses(readQuery(typed).words, language);

describe.each(['en', 'es'] as const)('the table of well-known wordings in %s', (language) => {
  const rows = Object.entries(REMEMBERED_WORDINGS[language]);

  it('has at least 300 verses, each of which exists', () => {
    expect(rows.length).toBeGreaterThanOrEqual(300);
    for (const [reference] of rows) {
      const parsed = parseReference(reference, language);
      const passages = parsed.understood ? parsed.passages : [];
      expect({ reference, passages: passages.length }).toEqual({ reference, passages: 1 });
      expect({ reference, ...locatePassage(passages[0]!, KJV_VERSE_COUNTS) }).toMatchObject({ exists: true });
    }
  });

  it('has no duplicate wording, and each one leads to its verse', () => {
    const all = rows.flatMap(([, wordings]) => wordings);
    expect(all.filter((wording, index) => all.indexOf(wording) !== index)).toEqual([]);
    const lost = rows.flatMap(([reference, wordings]) =>
      wordings
        .filter((wording) => !found(wording, language).includes(verseCalled(reference, language)))
        .map((wording) => ({ reference, wording })),
    );
    expect(lost).toEqual([]);
  });

  it('leads to the verse by most of a wording too: without its last word, and in capitals', () => {
    const { stopWords } = SEARCH_WORDS[language];
    const saysMuch = (wording: string) =>
      readQuery(wording).words.filter(({ folded }) => !stopWords.has(folded)).length >= 5;
    const long = rows.flatMap(([reference, wordings]) =>
      wordings.filter(saysMuch).map((wording) => ({ reference, wording })),
    );
    const misses = long.filter(({ reference, wording }) => {
      const part = wording.split(' ').slice(0, -1).join(' ').toUpperCase();
      return !found(part, language).includes(verseCalled(reference, language));
    });
    expect(misses).toEqual([]);
  });
});

describe('a saying', () => {
  it.each([
    ['en', 'do unto others as you would have them do unto you', 'Matthew 7:12'],
    ['es', 'si el Señor está con nosotros quién contra nosotros', 'Romanos 8:31'],
    ['es', 'No os inquietéis por nada', 'Filipenses 4:6'],
    ['es', 'si Dios está por nosotros', 'Romanos 8:31'],
    ['es', 'vengan a mí todos los cansados', 'Mateo 11:28'],
    ['en', 'give thanks in all circumstances', '1 Thessalonians 5:18'],
  ] as const)(
    'in %s “%s” is recognised by its common words, and by any name of God',
    (language, typed, reference) => {
      expect(found(typed, language)).toContain(verseCalled(reference, language));
    },
  );
});

describe('a wording of which single words are remembered otherwise', () => {
  it.each([
    ['en', 'faith without action is dead', 'James 2:26'],
    ['es', 'la fe sin hechos está muerta', 'Santiago 2:26'],
    ['en', 'goodness and kindness will follow me all my days', 'Psalm 23:6'],
    ['en', 'even though i walk through the darkest canyon i will not be afraid', 'Psalm 23:4'],
  ] as const)('in %s “%s”', (language, typed, reference) => {
    expect(found(typed, language)[0]).toBe(verseCalled(reference, language));
  });
});

describe('words that match no remembered verse', () => {
  it.each([
    ['en', 'john'],
    ['en', 'love'],
    ['en', 'the tribe of Dan journeyed north'],
    ['en', 'sons of Merari'],
    ['en', 'measure of flour and oil'],
    ['es', 'amor'],
    ['es', 'los hijos de Merari'],
    ['es', 'las puertas de la ciudad'],
    ['en', 'god helps those who help themselves'],
    ['en', 'the lord said'],
    ['es', 'y dijo el Señor'],
    ['en', 'a friend without manners is dead tired'],
    ['en', 'goodness and cheese for all my cousins'],
    ['es', 'la casa sin ventanas está vacía'],
    ['en', ''],
  ] as const)('in %s: “%s”', (language, typed) => {
    expect(found(typed, language)).toEqual([]);
  });
});
