/** Stores the best N items. Among equal items it prefers the earlier one. */
export function bestOf<Item>(limit: number, compare: (left: Item, right: Item) => number) {
  let kept: Item[] = [];
  const cut = () => {
    // Array sort is stable, so earlier items stay before equal later ones.
    kept.sort(compare);
    kept = kept.slice(0, limit);
  };
  return {
    add(item: Item): void {
      kept.push(item);
      if (kept.length >= limit * 2 + 100) cut();
    },
    items(): Item[] {
      cut();
      return [...kept];
    },
  };
}
