import type { Language } from '@word-unfolded/domain';
import type { CheckedPiece, WordObjection } from '../../grounding/grounded-piece.js';
import type { RemovalReason } from '../../grounding/judging/claim.js';

const NOTICES: Readonly<Record<Language, Readonly<Record<RemovalReason, (reference: string) => string>>>> = {
  en: {
    'not-found': () => '(a quotation was left out here: no Bible on this server has these words)',
    'other-verse': (reference) =>
      `(a quotation was left out here: its words stand in ${reference || 'another verse'})`,
    'no-such-passage': () => '(a quotation was left out here: there is no such passage)',
    'no-such-book': () => '(a quotation was left out here: these Bibles have no such book)',
    'other-edition': () =>
      '(a quotation was left out here: its translation is not on this server, so that it cannot be compared)',
    unavailable: () =>
      '(a quotation was left out here: it cannot be compared with the Bible just now; ask again in a moment)',
  },
  es: {
    'not-found': () => '(aquí se omitió una cita: ninguna Biblia de este servidor tiene esas palabras)',
    'other-verse': (reference) =>
      `(aquí se omitió una cita: sus palabras están en ${reference || 'otro versículo'})`,
    'no-such-passage': () => '(aquí se omitió una cita: ese pasaje no existe)',
    'no-such-book': () => '(aquí se omitió una cita: estas Biblias no tienen ese libro)',
    'other-edition': () =>
      '(aquí se omitió una cita: su traducción no está en este servidor y no se puede comparar)',
    unavailable: () =>
      '(aquí se omitió una cita: ahora no se puede comparar con la Biblia; pregunta de nuevo en un momento)',
  },
};

const NO_SUCH_REFERENCE: Readonly<Record<Language, string>> = {
  en: '(a reference was left out here: there is no such passage)',
  es: '(aquí se omitió una referencia: ese pasaje no existe)',
};

/** A deuterocanonical book is called by its name; a book that nobody has is called what the model called it. */
const NO_SUCH_BOOK: Readonly<Record<Language, (written: string, book: string | undefined) => string>> = {
  en: (written, book) => `(${written}: ${book ?? 'this book'} is not in the Bible of these translations)`,
  es: (written, book) => `(${written}: ${book ?? 'ese libro'} no está en la Biblia de estas traducciones)`,
};

type WordNotice = (word: string, instead: string) => string;
const LANGUAGE_NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { greek: 'Greek', hebrew: 'Hebrew' },
  es: { greek: 'griega', hebrew: 'hebrea' },
};

const WORD_NOTICES: Readonly<Record<Language, Readonly<Record<WordObjection, WordNotice>>>> = {
  en: {
    'other-meaning': (word, meaning) =>
      `(not confirmed: the lexicon does not give ${word} this meaning; it has “${meaning}”)`,
    'other-language': (word, name) => `(not confirmed: ${word} is ${LANGUAGE_NAMES.en[name] ?? name})`,
    'not-in-text': (word, place) =>
      `(not confirmed: ${word} is not the word behind the text of ${place || 'this passage'})`,
  },
  es: {
    'other-meaning': (word, meaning) =>
      `(sin confirmar: el léxico no da a ${word} este significado; tiene «${meaning}»)`,
    'other-language': (word, name) =>
      `(sin confirmar: ${word} es una palabra ${LANGUAGE_NAMES.es[name] ?? name})`,
    'not-in-text': (word, place) =>
      `(sin confirmar: ${word} no es la palabra que está detrás del texto de ${place || 'este pasaje'})`,
  },
};

type Removed = Exclude<CheckedPiece, { kind: 'text' | 'word' }>;

/** The notice that a reader sees in place of removed text, or after a claim about a word. */
export function removalNotice(
  piece: Removed,
  language: Language,
): { readonly words: string; readonly reason: string } {
  if (piece.kind === 'reference' && piece.reason === 'no-such-book')
    return { words: NO_SUCH_BOOK[language](piece.original, piece.book), reason: piece.reason };
  if (piece.kind === 'reference') return { words: NO_SUCH_REFERENCE[language], reason: 'no-such-passage' };
  if (piece.kind === 'notice') {
    const { reason, word, instead } = piece;
    return { words: WORD_NOTICES[language][reason](word, instead), reason };
  }
  const reason = piece.reason ?? 'not-found';
  return { words: NOTICES[language][reason](piece.place?.reference ?? ''), reason };
}
