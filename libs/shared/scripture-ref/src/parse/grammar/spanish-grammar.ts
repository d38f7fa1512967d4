import * as module from 'bible-passage-reference-parser/esm/lang/es.js';
import { fullNameRewrites } from './full-names.js';
import type { Grammar } from './grammar.js';

const ORDINALS: Readonly<Record<string, string>> = { p: '1', s: '2', t: '3' };

const NUMBERED_BOOKS =
  'samuel|reyes|cr[oó]nicas|corintios|tesalonicenses|timoteo|pedro|juan|(?:sam?|sm|rey|cr[oó]?n?|cor|tes|tim?|tm|ped?|pd|jua|jn)\\.';

/** `Ep. a los Rom.`, `Lib. de los Sal.`, `Ev. de Jn.`. */
const LETTER = 'carta|ep[ií]stola|epíst\\.|epist\\.|ep\\.|libro|lib\\.';
const TITLE = `evangelio|evang\\.|ev\\.|profeta|profec[ií]a|prof\\.|${LETTER}`;

/**
 * `Primera de Juan`, `1ª Juan`, `Primera carta del apóstol Pablo a los Corintios`; the module parses the first two as
 * John.
 */
const ORDINAL_LETTER = new RegExp(
  '\\b(?:la\\s+|el\\s+)?(primer[ao]?|segund[ao]|tercer[ao]?|[123](?:\\s?\\.?\\s?(?:ra|era|da|er|do|[ao])\\b\\.?)?)\\s*' +
    `(?:(?:${LETTER})\\s+)?` +
    '(?:(?:del?|al?)\\s+)?(?:(?:los|las|la|el)\\s+)?(?:ap[oó]stol\\s+)?(?:san\\s+)?' +
    `(?:pablo\\s+)?(?:a\\s+)?(?:los\\s+)?(?=(?:${NUMBERED_BOOKS})(?!\\p{L}))`,
  'giu',
);

/** `Carta a los Romanos`, `Evangelio según San Juan`, `Libro de los Salmos`. */
const BOOK_TITLE = new RegExp(
  `(?<!\\p{L})(?:el\\s+|la\\s+)?(?:santo\\s+)?(?:${TITLE})\\s+(?:(?:seg[uú]n|seg\\.|del?|al?)\\s+)?` +
    '(?:(?:los|las|la|el)\\s+)?(?:ap[oó]stol\\s+)?(?:san\\s+|s\\.\\s*)?(?:pablo\\s+a\\s+(?:los\\s+)?)?' +
    '(?=\\p{L}|[123]\\s)',
  'giu',
);

const SAINT = /(?<!\d\s?)\b(?:san|sn\.?|s\.?)\s+(?=(?:mateo|marcos|lucas|juan|mt|mc|lc|jn)(?!\p{L}))/giu;

/** `capítulo 8 de Romanos`. */
const CHAPTER_OF =
  /\b(?:el\s+)?cap(?:[ií]tulo|\.)?\s*(\d{1,3})\s+del?\s+(?:(?:el\s+)?libro\s+del?\s+)?(?:los\s+)?((?:[123]\s+)?\p{L}{3,})/giu;

/** `capítulo 3 versículo 16 de Juan`. */
const CHAPTER_AND_VERSE_OF =
  /\b(?:el\s+)?cap(?:[ií]tulo|\.)?\s*(\d{1,3}),?\s+(?:y\s+)?(?:los\s+|el\s+)?v(?:ers[ií]culos?|ers?\.?|v?\.?)\s*(\d{1,3}(?:\s*(?:-|al?|hasta)\s*(?:el\s+)?\d{1,3})?)\s+del?\s+(?:(?:el\s+)?libro\s+del?\s+)?(?:los\s+|san\s+)?((?:[123]\s+)?\p{L}{3,})/giu;

/** `versículos del 28 al 30`, `8:28 hasta el 30`, `del 5 al 7`. */
const FROM = /\bdel?\s+(?:los\s+|el\s+)?(?=(?:cap\p{L}*|vers\p{L}*|v{1,2})?\.?\s*\d)/giu;
const TO =
  /(?<=\d)\s+(?:hasta|al?)\s+(?:el\s+|la\s+|los\s+)?(?=\d|(?:cap|vers)\p{L}*\.?\s*\d|[123]?\s*\p{Lu}\p{L}*\.?\s+\d)/gu;

/** `8:28 ss.` means `and the following`, which the module knows only as a word. */
const FOLLOWING = /(?:(?<=:\d{1,3})\s*(?:y\s+)?ss|(?<=\d)ss)\b\.?(?!\s*\p{L})/giu;

export const SPANISH_GRAMMAR: Grammar = {
  language: 'es',
  module,
  moreNames: [
    ['1Sam', /1\s*S/],
    ['2Sam', /2\s*S/],
    ['Esth', /Esther/],
    ['Lam', /Lamentaciones\s*de\s*Jerem[ií]as/],
    ['Hos', /Osee?/],
    ['Eph', /Efe/],
    ['Phlm', /Film/],
    ['John', /Jua/],
    ['Song', /Cantar(?!\s*de)/],
    ['Jas', /St?go|Snt/],
    ['Jude', /Jds/],
    ['Rev', /(?:La\s*)?Revelaci[oó]n/],
  ],
  rewrites: [
    ...fullNameRewrites('es'),
    [CHAPTER_AND_VERSE_OF, (_, chapter = '', verses = '', book = '') => `${book} ${chapter}:${verses}`],
    [CHAPTER_OF, (_, chapter = '', book = '') => `${book} ${chapter}`],
    [ORDINAL_LETTER, (_, ordinal = '') => `${ORDINALS[ordinal[0]!.toLowerCase()] ?? ordinal[0]} `],
    [BOOK_TITLE, () => ''],
    [SAINT, () => ''],
    [FROM, () => ''],
    [TO, () => ' - '],
    [FOLLOWING, () => ' y sig '],
  ],
  commaPartsVerse: () => true,
  connectives: new Set([
    'y',
    'e',
    'también',
    'con',
    'ver',
    'vea',
    'véase',
    'cf',
    'cfr',
    'v',
    'vid',
    'confróntese',
    'lee',
    'leer',
    'compárese',
    'de',
    'desde',
    'el',
    'los',
  ]),
};
