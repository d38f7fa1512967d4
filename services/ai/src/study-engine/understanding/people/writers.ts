import type { Language } from '@word-unfolded/domain';
import type { BookId } from '@word-unfolded/scripture-ref';

const PAUL: readonly BookId[] = [
  ...(['Rom', '1Cor', '2Cor', 'Gal', 'Eph', 'Phil', 'Col', '1Thess', '2Thess'] as const),
  ...(['1Tim', '2Tim', 'Titus', 'Phlm'] as const),
];

/**
 * The books that bear the name of a person of the study library, or that old tradition ascribes to them, by the id of the
 * person. The introductions to the books tell who doubts it.
 */
const BOOKS_OF: Readonly<Record<string, readonly BookId[]>> = {
  moses: ['Gen', 'Exod', 'Lev', 'Num', 'Deut'],
  joshua: ['Josh'],
  samuel: ['1Sam', '2Sam'],
  ezra: ['Ezra'],
  nehemiah: ['Neh'],
  david: ['Ps'],
  solomon: ['Prov', 'Eccl', 'Song'],
  isaiah: ['Isa'],
  jeremiah: ['Jer', 'Lam'],
  ezekiel: ['Ezek'],
  daniel: ['Dan'],
  hosea: ['Hos'],
  joel: ['Joel'],
  amos: ['Amos'],
  'obadiah-the-prophet': ['Obad'],
  jonah: ['Jonah'],
  'micah-the-prophet': ['Mic'],
  nahum: ['Nah'],
  habakkuk: ['Hab'],
  zephaniah: ['Zeph'],
  haggai: ['Hag'],
  'zechariah-the-prophet': ['Zech'],
  malachi: ['Mal'],
  matthew: ['Matt'],
  'john-mark': ['Mark'],
  luke: ['Luke', 'Acts'],
  'john-the-apostle': ['John', '1John', '2John', '3John', 'Rev'],
  paul: PAUL,
  'james-brother-of-jesus': ['Jas'],
  peter: ['1Pet', '2Pet'],
  'jude-brother-of-jesus': ['Jude'],
};

/** What Jesus said is told by others. */
const TOLD_OF: Readonly<Record<string, readonly BookId[]>> = { jesus: ['Matt', 'Mark', 'Luke', 'John'] };

/** The books of somebody, in the order of the canon; none for somebody to whom none is ascribed. */
export function booksOf(person: string): readonly BookId[] {
  return BOOKS_OF[person] ?? [];
}

/** To whom tradition ascribes a book; undefined where it names nobody. */
export function writerOf(book: BookId): string | undefined {
  return Object.entries(BOOKS_OF).find(([, books]) => books.includes(book))?.[0];
}

/** The books in which the words of somebody stand. */
export function wordsOfPersonIn(person: string): readonly BookId[] {
  return TOLD_OF[person] ?? booksOf(person);
}

/** Questions of what somebody wrote: "What did he write?", "¿Qué cartas escribió Pablo?" */
export const WHAT_WRITTEN: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and )?(?:did|has) (?:he|she|they|the author|the writer) (?:also )?(?:write|written) (?:anything else|any other (?:books?|letters?)|other (?:books?|letters?)|more(?: books| letters)?|something else)(?: in the bible| too)?$|^(?:and )?what else did (?:he|she|they) write$|^(?:and )?(?:what|which|how many)(?: (?:books?|letters?|gospels?|epistles?|psalms?|parts?)(?: (?:of|in) the bible)?)? did (?:the )?(?:\w+ ){1,3}write(?: in the bible)?$|^(?:which|what) (?:books?|letters?) (?:are|were|is) (?:written )?by (?:the )?(?:\w+ ){0,2}\w+$/,
  es: /^(?:y )?(?:tambien )?escribio (?:algo mas|otros? libros?|otras? cartas?|mas(?: libros| cartas)?|alguna otra cosa)(?: .{0,20})?$|^(?:y )?que mas escribio$|^(?:y )?(?:que|cuales|cuant[oa]s)(?: (?:libros?|cartas?|evangelios?|epistolas?|salmos?|partes)(?: de la biblia)?)? escribio(?: \w+){0,3}$/,
};
