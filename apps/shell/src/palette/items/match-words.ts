import { editDistance } from '@word-unfolded/scripture-ref';

/** Function words that say nothing of what is meant: “go to my journal”, “ir a mi diario”. */
const SMALL = new Set(
  ['to', 'the', 'my', 'a', 'an', 'go', 'open', 'show', 'switch', 'turn', 'on', 'change', 'of', 'for'].concat([
    'el',
    'la',
    'los',
    'las',
    'mi',
    'mis',
    'de',
    'del',
    'ir',
    'abrir',
    'ver',
    'un',
    'una',
    'al',
    'cambiar',
  ]),
);

/** From so many letters on, a word may have a wrong one, or two. */
const ONE_WRONG = 4;
const TWO_WRONG = 8;

/** How well words name something: not at all; with misspelt words; by another name; by its name. */
export const NAMING = { none: 0, misspelt: 1, keyword: 2, title: 3 } as const;

export type Naming = (typeof NAMING)[keyof typeof NAMING];

/** The words of a text, without case and accents. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/**
 * How well every word of a query begins a word of a title, or of the keywords beside it. A longer word may be misspelt.
 */
export function naming(query: string, title: string, keywords = ''): Naming {
  const typed = wordsOf(query);
  const telling = typed.filter((word) => !SMALL.has(word));
  const wanted = telling.length > 0 ? telling : typed;
  if (wanted.length === 0) return NAMING.none;
  const names = [...new Set(wordsOf(title))];
  const others = [...new Set(wordsOf(keywords))];
  return wanted.reduce<Naming>((least, word) => {
    const each = namingOf(word, names, others);
    return each < least ? each : least;
  }, NAMING.title);
}

/** A part of words that are run together has so many letters at least. */
const LEAST_OF_PART = 3;

function namingOf(word: string, names: readonly string[], keywords: readonly string[]): Naming {
  if (names.some((name) => name.startsWith(word))) return NAMING.title;
  if (keywords.some((name) => name.startsWith(word))) return NAMING.keyword;
  const all = [...names, ...keywords];
  if (isRunTogether(word, all)) return NAMING.keyword;
  return all.some((name) => isMisspelt(word, name)) ? NAMING.misspelt : NAMING.none;
}

/** Whether a typed word is two names without the space between them: `darkmode`, `modooscuro`. */
function isRunTogether(typed: string, names: readonly string[]): boolean {
  return names.some((first) => {
    const rest = first.length >= LEAST_OF_PART && typed.startsWith(first) ? typed.slice(first.length) : '';
    return rest.length >= LEAST_OF_PART && names.some((name) => name !== first && name.startsWith(rest));
  });
}

/** Whether a typed word is another one with a wrong, missing, added or exchanged letter. */
function isMisspelt(typed: string, name: string): boolean {
  const length = Math.min(typed.length, name.length);
  if (length < ONE_WRONG) return false;
  const most = length >= TWO_WRONG ? 2 : 1;
  return Math.abs(typed.length - name.length) <= most && editDistance(typed, name) <= most;
}
