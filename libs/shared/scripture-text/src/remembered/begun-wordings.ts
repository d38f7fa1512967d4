import type { Language } from '@word-unfolded/domain';
import { SEARCH_WORDS } from '../words/search-words.js';
import { wordsOf } from '../words/words-of.js';
import { REMEMBERED_WORDINGS } from './remembered-verses.js';

/** A single word begins too many sentences. */
const WORDS_BEGUN = 2;

/** This many common words are a sufficient beginning: `not by might and`. */
const WEAK_WORDS_BEGUN = 4;

type Wording = { readonly text: string; readonly folded: string };

const wordings = new Map<Language, readonly Wording[]>();

/**
 * Wordings of well-known verses that begin with the typed text: a search for them leads to the verse.
 *
 * @param begun its last word may be incomplete
 * @returns at most the requested number, in the order of the Bible
 */
export function begunWordings(begun: string, language: Language, limit: number): string[] {
  const words = wordsOf(begun);
  const { stopWords } = SEARCH_WORDS[language];
  const isWeak = words.every(({ folded }) => stopWords.has(folded));
  if (words.length < (isWeak ? WEAK_WORDS_BEGUN : WORDS_BEGUN)) return [];
  const isOpen = words.at(-1)!.end === begun.length;
  const folded = words.map((word) => word.folded).join(' ') + (isOpen ? '' : ' ');
  const found: string[] = [];
  for (const wording of wordingsIn(language)) {
    if (found.length === limit) break;
    if (wording.folded.startsWith(folded) && wording.folded !== folded.trimEnd()) found.push(wording.text);
  }
  return found;
}

function wordingsIn(language: Language): readonly Wording[] {
  const known =
    wordings.get(language) ??
    Object.values(REMEMBERED_WORDINGS[language]).flatMap((ofVerse) =>
      ofVerse.map((text) => ({
        text,
        folded: wordsOf(text)
          .map((word) => word.folded)
          .join(' '),
      })),
    );
  wordings.set(language, known);
  return known;
}
