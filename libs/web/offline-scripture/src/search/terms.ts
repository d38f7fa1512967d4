/** A word of a search with all that is taken for it in a text. Words are numbers of its vocabulary, negative for none. */
export type DeviceTerm = {
  readonly folded: string;
  readonly word: number;
  /** Every form of it, other spellings, and words that mean the same. */
  readonly words: ReadonlySet<number>;
  /** Whether it says too little to be searched for beside others. */
  readonly weak: boolean;
};

/** The terms that are searched for: those that say something, or all where none does; each once. */
export function strongOf(terms: readonly DeviceTerm[]): DeviceTerm[] {
  const strong = terms.filter(({ weak }) => !weak);
  const wanted = strong.length > 0 ? strong : terms;
  return [...new Map(wanted.map((term) => [term.folded, term])).values()];
}

/** The terms from the first to the last that says something; all where none does. */
export function coreOf(terms: readonly DeviceTerm[]): readonly DeviceTerm[] {
  const first = terms.findIndex(({ weak }) => !weak);
  return first < 0 ? terms : terms.slice(first, terms.findLastIndex(({ weak }) => !weak) + 1);
}

/** A word of a verse that is searched for: its place in the verse, and its places in the search. */
export type Hit = { readonly at: number; readonly places: readonly number[] };

export function hitsIn(read: readonly number[], terms: readonly DeviceTerm[]): Hit[] {
  return read.flatMap((word, at) => {
    const places = terms.flatMap((term, place) => (term.words.has(word) ? [place] : []));
    return places.length > 0 ? [{ at, places }] : [];
  });
}

/** The longest stretch of words that stand in the verse as they stand in the search. */
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
