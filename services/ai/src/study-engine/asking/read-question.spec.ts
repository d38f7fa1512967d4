import { formatOsis } from '@word-unfolded/scripture-ref';
import { readInConversation } from './follow-up.js';
import { readQuestion } from './read-question.js';

describe('readQuestion', () => {
  it('finds passages, also whole chapters, and the aspect that is asked about', () => {
    const reading = readQuestion('What is the context of Psalm 23 and Jn 3:16?', 'en');
    expect(reading.passages.map((passage) => formatOsis([passage])).sort()).toEqual(['John.3.16', 'Ps.23']);
    expect(reading.focus).toBe('context');
  });

  it('finds passages that no edition has', () => {
    expect(readQuestion('What does Jude 2:1 say?', 'en')).toMatchObject({
      passages: [],
      missing: [{ name: 'Jude 2:1', problem: { kind: 'chapter-not-found', chapters: 1 } }],
    });
    expect(readQuestion('¿Qué dice el Salmo 151?', 'es').missing).toMatchObject([{ name: 'Salmo 151' }]);
    expect(readQuestion('the fiftieth chapter of Exodus', 'en').missing).toMatchObject([
      { name: 'Exodus 50' },
    ]);
  });

  it.each([
    ['What does 3 Corinthians 1:2 say?', 'en', '3 Corinthians 1:2'],
    ['3 Corinthians 1:2', 'en', '3 Corinthians 1:2'],
    ['What does 3 Peter 1 say?', 'en', '3 Peter 1'],
    ['Explain 3 Corintios 4:5', 'en', '3 Corintios 4:5'],
    ['¿Qué dice 4 Juan 1:1?', 'es', '4 Juan 1:1'],
    ['3 Timoteo 2', 'es', '3 Timoteo 2'],
  ] as const)('finds that no book has the number of: %s', (question, language, missing) => {
    expect(readQuestion(question, language)).toMatchObject({ passages: [], missing: [{ name: missing }] });
  });

  it('takes the number of a book, and that of a list, as they are', () => {
    for (const question of ['1 John 4', 'What does 2 Peter 1:1 say?', '3 John', 'Corinthians 13'])
      expect(readQuestion(question, 'en').missing).toEqual([]);
    expect(readQuestion('2. Romans 3:4', 'en').passages).toHaveLength(1);
  });

  it.each([
    ['Who was Barnabas?', 'en', { person: 'Barnabas' }],
    ['¿Quién fue Bernabé?', 'es', { person: 'Bernabé' }],
    ['What does "grace" mean?', 'en', { word: 'grace' }],
    ['¿Qué significa la palabra «gracia»?', 'es', { word: 'gracia' }],
    ['Where does it say that God is love?', 'en', { saying: 'God is love' }],
    ['¿Dónde dice que Dios es amor?', 'es', { saying: 'Dios es amor' }],
    ['What does the Bible say about hope in the Psalms?', 'en', { within: { book: 'Ps' }, label: 'hope' }],
    ['paciencia en el Nuevo Testamento', 'es', { within: { testament: 'new' }, label: 'paciencia' }],
    ['Who wrote the book of Hebrews?', 'en', { book: 'Heb' }],
    ['Romans', 'en', { book: 'Rom', passages: [] }],
    ['what is the significance of the number 40', 'en', { passages: [], missing: [] }],
    ['que significa el numero 40', 'es', { passages: [], missing: [] }],
    ['¿De qué trata el libro de Rut?', 'es', { book: 'Ruth' }],
    ['What does verse 3 mean?', 'en', { verse: 3 }],
    ['What is G2617?', 'en', { word: 'G2617' }],
    ['Give me a verse for strength', 'en', { label: 'strength' }],
    ['¡Hola!', 'es', { isGreeting: true }],
    ['thank you', 'en', { isGreeting: true }],
  ] as const)('reads %s', (question, language, expected) => {
    expect(readQuestion(question, language)).toMatchObject(expected);
  });

  it('takes no word from a question that only points to the open passage', () => {
    for (const question of ['What does this passage mean?', 'What does it mean?']) {
      expect(readQuestion(question, 'en').word).toBeUndefined();
      expect(readQuestion(question, 'en').terms).toEqual([]);
    }
  });

  it('takes what the Bible says something about as the subject, and not the Bible', () => {
    expect(readQuestion('What does the Bible say about anger?', 'en').label).toBe('anger');
    expect(readQuestion('What is the Bible?', 'en').label).toBe('Bible');
  });
});

describe('readInConversation', () => {
  const history = [
    { role: 'user', content: 'What does the Bible say about anxiety?' },
    { role: 'assistant', content: 'These passages.' },
  ] as const;

  it('continues the earlier question in another part of Scripture', () => {
    expect(readInConversation('And in the Old Testament?', history, 'en')).toMatchObject({
      label: 'anxiety',
      within: { testament: 'old' },
    });
  });

  it('asks for more of the same', () => {
    expect(readInConversation('more', history, 'en')).toMatchObject({ label: 'anxiety', wantsMore: true });
  });

  it('changes the subject when the question does', () => {
    expect(readInConversation('And what about patience?', history, 'en').label).toBe('patience');
  });
});

describe('a question that goes on with the one before', () => {
  const after = (before: string, question: string, language: 'en' | 'es') =>
    readInConversation(question, [{ role: 'user', content: before }], language);

  it.each([
    ['Explain Psalm 23:4', 'And verse 5?', 'en', 'Ps.23.5'],
    ['Explain John 3:16', 'what about v. 17', 'en', 'John.3.17'],
    ['Explica Juan 3:16', '¿y el versículo 17?', 'es', 'John.3.17'],
  ] as const)(
    'names another verse of the chapter by its number: %s, %s',
    (before, question, language, osis) => {
      expect(formatOsis(after(before, question, language).passages)).toBe(osis);
    },
  );

  it('names no verse that the chapter does not have', () => {
    expect(after('Explain Psalm 23:4', 'And verse 50?', 'en').passages.map(formatPlace)).not.toContain(
      'Ps.23.50',
    );
  });

  it('wants more of what was asked for, also politely', () => {
    const reading = after('Give me a verse about hope', 'another one please', 'en');
    expect(reading.wantsMore).toBe(true);
    expect(reading.label).toMatch(/hope/i);
  });
});

const formatPlace = (passage: Parameters<typeof formatOsis>[0][number]) => formatOsis([passage]);
