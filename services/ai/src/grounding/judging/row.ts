import type { Language } from '@word-unfolded/domain';

/** What stands between the parts of a list of a program: `", "`. */
const IN_LIST = /^["'”’]\s*[,+\\]\s*["'“‘]$/u;
/** The same between two cells of a table: `” | “`. */
const IN_CELLS = /^[”"»*_]{1,3}[ \t]*\|[ \t]*[“"«*_]{1,3}$/u;
/** The end of a sentence. */
const COMPLETE = /[.!?…]\s*$/u;

/** Small words of each language that the other one does not have. */
const SMALL: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:the|and|of|to|is|are|who|that|for|in|his|with|not|my|shall|will|you|him)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:el|la|los|las|de|del|que|y|en|le|les|al|su|sus|por|para|con|se|es|mi|lo|cada)(?!\p{L})/giu,
};

/**
 * Whether words in marks go on with those shown before them: as the next string of a list of a program while its sentence is
 * not complete, or as the same verse in the other language in the next cell of a table.
 *
 * @param between what stands between them, with their marks
 */
export function goesOnInRow(shown: string, between: string, words: string): boolean {
  if (IN_CELLS.test(between)) return languageOf(shown) !== languageOf(words);
  return IN_LIST.test(between) && !COMPLETE.test(shown);
}

function languageOf(text: string): Language {
  const count = (language: Language) => text.match(SMALL[language])?.length ?? 0;
  return count('es') > count('en') ? 'es' : 'en';
}

/** What may stand between the parts of a quotation: who speaks, or a remark in brackets. */
const DIVIDES = /^[”"»’]?(?:\s?\([^()\n]{1,80}\)\s?|[^.!?\n“”«»]{0,48})[“"«]$/u;

/** What says that the words behind it explain or replace those before it: “…”, which meant “…”. */
const EXPLAINS =
  /(?<!\p{L})(?:which|mean(?:s|t|ing)?|that is|i\.e|instead|rather|literally|signific\p{L}*|quiere decir|quer[ií]a decir|es decir|o sea|sino|en vez|en lugar|literalmente)(?!\p{L})/iu;

/** Whether words in marks are the rest of words that were left out: their sentence goes on after a remark. */
export function isRestOf(removed: string, between: string, words: string): boolean {
  return (
    !COMPLETE.test(removed) && DIVIDES.test(between) && !EXPLAINS.test(between) && /^\p{Ll}/u.test(words)
  );
}
