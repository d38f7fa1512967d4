import type { Language } from '@word-unfolded/domain';
import { bookOutsideCanon } from '@word-unfolded/scripture-ref';

/** A reference to a book that no edition here has: its place in the text, and its right name where it has one. */
export type AbsentReference = {
  readonly start: number;
  readonly end: number;
  /** As the text has it, such as `3 Corinthians 1:2`. */
  readonly written: string;
  /** The name of a deuterocanonical or other known book, in the language of the answer. */
  readonly book: string | undefined;
};

const ORDINAL =
  '(?:[1-9]|[IVX]{1,4}|(?:First|Second|Third|Fourth|Fifth|Sixth|Primer[ao]?|Segund[ao]|Tercer[ao]?|Cuart[ao]|Quint[ao])(?: (?:book of|letter to the|epistle to the|letter of|epistle of|de los|de las|de|a los|carta a los|carta de|libro de los|libro de))?)(?:st|nd|rd|th|ra|da|[ªº])?\\.?';
const NAME =
  "\\p{Lu}[\\p{L}'’-]{2,}\\.?(?: (?:of|the|de|del|los|las|la|el|y|and|to|a|según)(?= )| \\p{L}[\\p{L}'’-]+(?= )){0,5}";
const NUMBERS = '\\d{1,3}\\s?[:,]\\s?\\d{1,3}(?:\\s?[-–—]\\s?\\d{1,3})?';

/** A numbered name and numbers; a name and numbers. Both end in chapter and verse. */
const NUMBERED = new RegExp(`(?<![\\p{L}\\p{N}:.,])(${ORDINAL})\\s+(\\p{Lu}[\\p{L}.]+)\\s+${NUMBERS}$`, 'u');
const NAMED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${ORDINAL}\\s+)?(${NAME})\\s+(?:\\d{1,3}\\s?:\\s?\\d{1,3}(?:\\s?[-–—]\\s?\\d{1,3})?)$`,
  'u',
);

/** Words before a time, a ratio or a score; names of other scriptures; and parts of a book. */
const NO_BOOK =
  /^(?:At|Around|About|By|From|After|Before|Since|Until|Till|To|Is|Was|It|In|On|And|Or|The|Ratio|Score|Won|Lost|Vol|Volume|Chapters?|Chap|Ch|Verses?|Vv?|Sections?|Days?|Parts?|Pages?|Lessons?|Steps?|Figure|Table|Questions?|Psalter|Quran|Qur’an|Qur'an|Koran|Surahs?|Sura|Josephus|Antiquities|Wars?|Talmud|Mishnah|Institutes|Didache|Confessions|Sermon|Homily|Book|Scripture|Bible|Passage|Text|See|Read|Compare|Cf|Also|A|El|La|Las|Los|Capítulos?|Cap|Versículos?|Eran|Son|Desde|Hasta|Corán|Sección|Día|Parte|Página|Lección|Paso|Tabla|Libro|Biblia|Pasaje|Texto|Ver|Véase|Lee|Compara|También|Y|De|En|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Lunes|Martes|Miércoles|Jueves|Viernes|Sábado|Domingo|AM|PM)$/iu;

/** A Markdown list: `2. Romans 3:4` is the second item. */
const LIST_ITEM = /(?:^|\n)[ \t]*\d{1,2}[.)]\s*$/u;

/**
 * The reference at the end of a text to a book that is none of the 66: a number that the book does not have
 * (`3 Corinthians 1:2`), a deuterocanonical book, or a name of no book.
 *
 * @param known where the reference begins that the parser has read at this place, if it has read one
 */
export function absentReferenceIn(
  text: string,
  known: number | undefined,
  language: Language,
): AbsentReference | undefined {
  const match = known === undefined ? named(text) : (numbered(text, known) ?? longerNamed(text, known));
  if (!match) return undefined;
  const written = text.slice(match.start);
  const outside = bookOutsideCanon(written.replace(/(?<=\d)\s?[-–—].*$/u, ''));
  return { start: match.start, end: text.length, written, book: outside?.book[language] };
}

/** A number or ordinal before a reference that the parser has read without it. */
function numbered(text: string, known: number): { readonly start: number } | undefined {
  const found = NUMBERED.exec(text);
  if (!found || found.index >= known) return undefined;
  const isJustBefore = /^\s*$/u.test(text.slice(found.index + found[1]!.length, known));
  if (!isJustBefore || LIST_ITEM.test(text.slice(0, known))) return undefined;
  return { start: found.index };
}

/** What makes another book of the name of one: `Letter of Jeremiah 6:3`. */
const KIND_OF_BOOK = /(?<!\p{L})\p{Lu}\p{Ll}+ (?:of|de) $/u;

function longerNamed(text: string, known: number): { readonly start: number } | undefined {
  const start = KIND_OF_BOOK.exec(text.slice(0, known))?.index;
  return start !== undefined && bookOutsideCanon(text.slice(start)) ? { start } : undefined;
}

/** A name of no book before chapter and verse. */
function named(text: string): { readonly start: number } | undefined {
  const found = NAMED.exec(text);
  if (!found) return undefined;
  const words = found[1]!.split(' ');
  if (words.length === 1)
    return NO_BOOK.test(words[0]!.replace('.', '')) ? undefined : { start: found.index };
  if (bookOutsideCanon(found[0])) return { start: found.index };
  // Of several words only the last may be the name: `Compare Hezekiah 4:2`.
  const last = words.at(-1)!;
  if (!/^\p{Lu}\p{L}{2,}/u.test(last) || NO_BOOK.test(last.replace('.', ''))) return undefined;
  return outsideAtEnd(text, found.index) ?? { start: text.lastIndexOf(last) };
}

/** A known name that begins later in the match: `See Bel and the Dragon 1:3`. */
function outsideAtEnd(text: string, from: number): { readonly start: number } | undefined {
  for (const { index } of text.slice(from).matchAll(/(?<![\p{L}\p{N}])[\p{Lu}\d]/gu))
    if (bookOutsideCanon(text.slice(from + index))) return { start: from + index };
  return undefined;
}
