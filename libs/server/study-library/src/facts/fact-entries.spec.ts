import { foldedWords } from '../patterns/pattern.js';
import { loadStudyEntries } from '../load-study-entries.js';
import type { Language } from '@word-unfolded/domain';

const answerTo = (question: string, language: Language) =>
  loadStudyEntries()
    .asked(foldedWords(question), language)
    .map(({ item }) => item)
    .find((item) => item.kind === 'questions' && item.isFact)?.text[language];

describe('a fact', () => {
  it.each([
    ['en', 'What tribe did Gideon come from?', 'Gideon was of the tribe of Manasseh ([[Judg.6.15]]).'],
    ['es', 'de que tribu era gedeon', 'Gedeón era de la tribu de Manasés ([[Judg.6.15]]).'],
    [
      'en',
      'How old was Methuselah when he died?',
      'Methuselah was 969 years old when he died ([[Gen.5.27]]).',
    ],
    ['es', '¿Quién mató a Amasa?', 'Amasa fue apuñalado por Joab'],
    [
      'es',
      '¿Dónde fue sepultada Débora, nodriza de Rebeca?',
      'Débora, nodriza de Rebeca, fue sepultada al pie',
    ],
  ] as const)('answers in %s “%s”', (language, question, answer) => {
    expect(answerTo(question, language)?.body).toContain(answer);
  });

  it('about a place says what its name means', () => {
    expect(answerTo('What does Gilgal mean?', 'en')?.body).toContain('rolling');
    expect(answerTo('¿Por qué se llamaba Betel?', 'es')?.body).toContain('casa de Dios');
  });

  it('of a name that several have is about the one of whom most is told', () => {
    expect(answerTo('What was the trade of Joseph?', 'en')?.body).toContain('Egypt');
  });
});
