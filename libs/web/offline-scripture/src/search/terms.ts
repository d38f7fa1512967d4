/** A search term with all words of a text that match it. Words are indexes of its vocabulary, negative for none. */
export type DeviceTerm = {
  readonly folded: string;
  readonly word: number;
  /** All of its forms, other spellings, and synonyms. */
  readonly words: ReadonlySet<number>;
  /** Whether it is a stop word, which is not searched for beside others. */
  readonly weak: boolean;
};

/** The terms to search for: the meaningful ones, or all if there are none; each once. */
export function strongOf(terms: readonly DeviceTerm[]): DeviceTerm[] {
  const strong = terms.filter(({ weak }) => !weak);
  const wanted = strong.length > 0 ? strong : terms;
  return [...new Map(wanted.map((term) => [term.folded, term])).values()];
}

/** The terms from the first to the last meaningful one; all if there are none. */
export function coreOf(terms: readonly DeviceTerm[]): readonly DeviceTerm[] {
  const first = terms.findIndex(({ weak }) => !weak);
  return first < 0 ? terms : terms.slice(first, terms.findLastIndex(({ weak }) => !weak) + 1);
}

/** A matching word of a verse: its position in the verse, and its positions in the search. */
export type Hit = { readonly at: number; readonly places: readonly number[] };

export function hitsIn(read: readonly number[], terms: readonly DeviceTerm[]): Hit[] {
  return read.flatMap((word, at) => {
    const places = terms.flatMap((term, place) => (term.words.has(word) ? [place] : []));
    return places.length > 0 ? [{ at, places }] : [];
  });
}

/** The longest run of words that has the same order in the verse and in the search. */
export function longestRun(hits: readonly Hit[]): { readonly at: number; readonly length: number } {
  let best = { at: -1, length: 0 };
  let before = new Map<number, number>();
  let last = -2;
  for (const { at, places } of hits) {
    const lengths = new Map<number, number>();
    for (const place of places) {
      const length = (last === at - 1 ? (before.get(place - 1) ?? 0) : 0) + 1;
      lengths.set(place, length);
      if (length > best.length) best = { at: at - length + 1, length };
    }
    [before, last] = [lengths, at];
  }
  return best;
}
