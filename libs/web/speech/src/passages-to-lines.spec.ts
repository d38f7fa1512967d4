import { lineOf, verseOf } from '../test/fake-verses.js';
import { speechPassages } from './passages-to-lines.js';

const passage = (reference: string, ...verses: ReturnType<typeof verseOf>[]) => ({
  reference,
  osis: reference,
  verses,
});

describe('passages that are read aloud', () => {
  it('are the words of their verses, without omitted verses', () => {
    const omitted = verseOf(2, [], { omitted: true });
    const passages = [
      passage('Ruth 1:1–2', verseOf(1, [lineOf('Invented \n words ')]), omitted),
      passage('Ruth 1:9', verseOf(9, [lineOf('More.')])),
    ];
    expect(speechPassages({ passages, language: 'en' })).toMatchObject({
      title: 'Ruth 1:1–2; Ruth 1:9',
      lines: [
        { verse: 'Ruth.1.1', text: 'Invented words' },
        { verse: 'Ruth.1.9', text: 'More.' },
      ],
    });
  });

  it('differ in another translation or language', () => {
    const [one, other] = ['Some words', 'Other words'].map((text) => [
      passage('Ruth 1:1', verseOf(1, [lineOf(text)])),
    ]);
    const keys = [
      speechPassages({ passages: one!, language: 'en' }),
      speechPassages({ passages: other!, language: 'en' }),
      speechPassages({ passages: one!, language: 'es' }),
    ];
    expect(new Set(keys.map(({ key }) => key)).size).toBe(3);
    expect(speechPassages({ passages: one!, language: 'en' }).key).toBe(keys[0]!.key);
  });
});
