import type { Language } from '@word-unfolded/domain';
import { loadStudyEntries } from '@word-unfolded/study-library';
import { understandAlone } from '../understand.js';
import { claimOfQuestion } from './claim-of-question.js';
import { whether } from './whether.js';

const entries = loadStudyEntries();

/** The word with which an answer begins; undefined where the library says neither. */
function openingOf(question: string, language: Language) {
  const read = whether(entries, question, language, understandAlone(entries, question, language), undefined);
  return read && 'opening' in read
    ? read.opening
    : read?.kind === 'relation' && read.asked.isSo
      ? 'yes'
      : undefined;
}

describe('questions that ask for yes or no', () => {
  it.each([
    ['did moses get into the promised land', 'en', 'no'],
    ['moises entro en la tierra prometida?', 'es', 'no'],
    ['was goliath a philistine', 'en', 'yes'],
    ['¿Era Lucas médico?', 'es', 'yes'],
    ['so peter denied jesus twice, right?', 'en', 'no'],
    ['Noe tuvo 3 hijos verdad?', 'es', 'yes'],
    ['jesus nacio en nazaret verdad?', 'es', 'no'],
    ['Marta y Maria eran hermanas?', 'es', 'yes'],
    ['did David kill Goliath?', 'en', 'yes'],
    ['did David kill Saul', 'en', 'no'],
    ['Es cierto que Pablo persiguió a la iglesia', 'es', 'yes'],
  ] as const)('begin with it: %s', (question, language, opening) => {
    expect(openingOf(question, language)).toBe(opening);
  });

  it.each([
    ['was Lydia rich?', 'en'],
    ['did Esau want to kill Jacob?', 'en'],
    ['was paul one of the twelve disciples?', 'en'],
    ['¿Creyó Lidia en Jesús?', 'es'],
  ] as const)('are not answered by words that stand there by chance: %s', (question, language) => {
    expect(openingOf(question, language)).not.toBe('no');
  });

  it.each([
    ['Was it Peter or John?', 'en'],
    ['who was Moses', 'en'],
    ['¿Por qué mintió Abraham?', 'es'],
    ['donde nacio pablo', 'es'],
  ] as const)('are no others: %s', (question, language) => {
    expect(claimOfQuestion(question, language)).toBeUndefined();
  });
});
