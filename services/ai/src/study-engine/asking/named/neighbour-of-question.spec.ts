import { neighbourOfQuestion } from './neighbour-of-question.js';

describe('a question about the order of the books', () => {
  it.each([
    ['en', 'What comes after Matthew?', 'Mark'],
    ['en', 'Which book is before the Psalms in the Bible?', 'Job'],
    ['en', 'what book follows 1 Kings', '2Kgs'],
    ['en', 'What is the book after Acts?', 'Rom'],
    ['es', '¿Qué libro sigue después de Mateo?', 'Mark'],
    ['es', '¿Qué libro viene antes de los Salmos?', 'Job'],
    ['es', '¿Cuál es el libro que sigue a Hechos?', 'Rom'],
  ] as const)('%s: %s', (language, question, book) => {
    expect(neighbourOfQuestion(question, language)?.book).toBe(book);
  });

  it('has no book after the last one', () => {
    expect(neighbourOfQuestion('What comes after Revelation?', 'en')).toMatchObject({ book: undefined });
  });

  it.each([
    ['en', 'What comes after death?'],
    ['en', 'What happened after the flood?'],
    ['en', 'What is before Pilate?'],
    ['es', '¿Qué hay después de la muerte?'],
    ['es', '¿Qué dijo a Mateo?'],
  ] as const)('%s: not in %s', (language, question) => {
    expect(neighbourOfQuestion(question, language)).toBeUndefined();
  });
});
