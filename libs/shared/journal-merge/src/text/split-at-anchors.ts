/** A hunk of three sequences between common anchors. */
export type Stretch<Token> = {
  readonly base: readonly Token[];
  readonly mine: readonly Token[];
  readonly theirs: readonly Token[];
};

type Anchor = { readonly base: number; readonly mine: number; readonly theirs: number };

/**
 * Splits three sequences at the tokens that occur exactly once in each of them and in the same order, so that the
 * remaining comparisons are short. A comparison is quadratic where tokens repeat; this split takes no longer than
 * sorting. The method is that of patience diff (B. Cohen). An anchor begins each hunk except the first.
 */
export function splitAtAnchors<Token>({ base, mine, theirs }: Stretch<Token>): Stretch<Token>[] {
  const places = [placesOf(base), placesOf(mine), placesOf(theirs)] as const;
  const common = [...places[0]]
    .filter(
      ([token, place]) =>
        place >= 0 && (places[1].get(token) ?? -1) >= 0 && (places[2].get(token) ?? -1) >= 0,
    )
    .map(([token, place]) => ({ base: place, mine: places[1].get(token)!, theirs: places[2].get(token)! }));
  const inMine = longestRise(common, ({ mine: place }) => place);
  const inTheirs = longestRise(common, ({ theirs: place }) => place);
  const anchors = common.filter((anchor) => inMine.has(anchor) && inTheirs.has(anchor));
  const starts: Anchor[] = [{ base: 0, mine: 0, theirs: 0 }, ...anchors];
  const end = { base: base.length, mine: mine.length, theirs: theirs.length };
  return starts.map((start, place) => {
    const next = starts[place + 1] ?? end;
    return {
      base: base.slice(start.base, next.base),
      mine: mine.slice(start.mine, next.mine),
      theirs: theirs.slice(start.theirs, next.theirs),
    };
  });
}

/** The position of each token; -1 for one that occurs several times. */
function placesOf<Token>(tokens: readonly Token[]): Map<Token, number> {
  const places = new Map<Token, number>();
  tokens.forEach((token, place) => places.set(token, places.has(token) ? -1 : place));
  return places;
}

/** A longest increasing subsequence of items by position. */
function longestRise<Item>(items: readonly Item[], placeOf: (item: Item) => number): Set<Item> {
  const before = new Map<Item, Item | undefined>();
  const tops: Item[] = [];
  for (const item of items) {
    const pile = firstNotBelow(tops, placeOf(item), placeOf);
    before.set(item, tops[pile - 1]);
    tops[pile] = item;
  }
  const rise = new Set<Item>();
  for (let item = tops.at(-1); item !== undefined; item = before.get(item)) rise.add(item);
  return rise;
}

function firstNotBelow<Item>(tops: readonly Item[], place: number, placeOf: (item: Item) => number): number {
  let [low, high] = [0, tops.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (placeOf(tops[middle]!) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
