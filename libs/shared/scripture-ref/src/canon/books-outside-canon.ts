import type { Language } from '@word-unfolded/domain';

/** The name of a book that no edition here contains, by language. */
export type BookOutsideCanon = Readonly<Record<Language, string>>;

/** A book outside the canon of 66: its names, the first of a language as it is shown. */
export type OutsideNames = {
  readonly en: readonly [string, ...string[]];
  readonly es: readonly [string, ...string[]];
  /** Numbers before the name, where there are several such books. */
  readonly numbers?: readonly number[];
  /** Whether the names are words or persons of the 66 books too: alone they are words to search for. */
  readonly isWord?: true;
};

/**
 * The deuterocanonical books and the best known others that readers look for, as Catholic, Orthodox and ecumenical
 * editions name them.
 */
export const BOOKS_OUTSIDE_CANON: readonly OutsideNames[] = [
  { en: ['Tobit', 'Tob', 'Tb'], es: ['Tobit', 'Tob', 'Tb'] },
  { en: ['Tobit', 'Tobias'], es: ['Tobías'], isWord: true },
  { en: ['Judith', 'Jdt', 'Judit'], es: ['Judit', 'Jdt', 'Judith'], isWord: true },
  {
    en: ['Wisdom', 'Wisdom of Solomon', 'Wis', 'Ws'],
    es: ['Sabiduría', 'Sabiduría de Salomón', 'Sab', 'Sb'],
    isWord: true,
  },
  {
    en: ['Sirach', 'Ben Sira', 'Ecclesiasticus', 'Sir', 'Ecclus', 'Wisdom of Sirach', 'Wisdom of Ben Sira'],
    es: ['Eclesiástico', 'Sirácida', 'Sirácides', 'Sirac', 'Eclo', 'Siracida', 'Ben Sirá'],
  },
  { en: ['Baruch', 'Bar'], es: ['Baruc', 'Bar', 'Baruch'], isWord: true },
  { en: ['Letter of Jeremiah', 'Epistle of Jeremiah'], es: ['Carta de Jeremías', 'Epístola de Jeremías'] },
  {
    en: ['Prayer of Azariah', 'Song of the Three Young Men', 'Song of the Three Holy Children'],
    es: ['Oración de Azarías', 'Cántico de los tres jóvenes'],
  },
  { en: ['Susanna', 'Sus'], es: ['Susana', 'Sus'], isWord: true },
  { en: ['Bel and the Dragon', 'Bel'], es: ['Bel y el dragón', 'Bel'], isWord: true },
  {
    en: ['Maccabees', 'Macc', 'Mac', 'Machabees', 'Mc', 'Mcc'],
    es: ['Macabeos', 'Mac', 'Macab', 'M', 'Mc'],
    numbers: [1, 2, 3, 4],
  },
  { en: ['Maccabees', 'Machabees'], es: ['Macabeos'] },
  { en: ['Esdras', 'Esd'], es: ['Esdras', 'Esd'], numbers: [1, 2, 3, 4] },
  { en: ['Prayer of Manasseh', 'Pr Man'], es: ['Oración de Manasés', 'Oración de Manases'] },
  {
    en: ['Additions to Esther', 'Greek Esther'],
    es: ['Adiciones a Ester', 'Ester griego', 'Adiciones griegas a Ester'],
  },
  { en: ['Enoch'], es: ['Enoc', 'Henoc'], numbers: [1, 2, 3] },
  { en: ['Enoch'], es: ['Enoc', 'Henoc'], isWord: true },
  { en: ['Jubilees'], es: ['Jubileos'], isWord: true },
  { en: ['Gospel of Thomas'], es: ['Evangelio de Tomás'] },
];
