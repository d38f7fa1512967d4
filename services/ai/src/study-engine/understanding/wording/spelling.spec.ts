import { corrected } from './spelling.js';
import { loadStudyEntries } from '@word-unfolded/study-library';

describe('a misspelt question', () => {
  it.each([
    ['en', 'waht does the bilbe say abuot anger', 'what does the bible say about anger'],
    ['en', 'Who was Nebuchadnezer?', 'Who was nebuchadnezzar?'],
    ['en', 'how do i forgiv my brothr', 'how do i forgive my brother'],
    ['es', 'q dise la bivlia del enojo', 'que dice la biblia del enojo'],
    ['es', 'como perdono a mi ermano', 'como perdono a mi hermano'],
    ['es', 'versiculos de fuersa', 'versiculos de fuerza'],
  ] as const)('is read as the library writes its words (%s): %s', (language, question, right) => {
    expect(corrected(loadStudyEntries(), question, language)).toBe(right);
  });

  it.each([
    ['en', 'What does zxqv mean?'],
    ['en', 'Who was Barnabas, and what does Acts 4:36 say?'],
    ['es', '¿Qué dice la Biblia sobre el perdón?'],
  ] as const)('is left alone where nothing is near, and where it is right (%s): %s', (language, question) => {
    expect(corrected(loadStudyEntries(), question, language)).toBe(question);
  });
});
