import type { Language } from '@word-unfolded/domain';
import type { Entry, Match, StudyEntries } from '@word-unfolded/study-library';
import { prominence } from './people/prominence.js';

/** Two entries of one kind that a question names at different places. */
export function namedApart(
  entries: StudyEntries,
  words: readonly string[],
  language: Language,
): readonly [Entry, Entry] | undefined {
  const named = entries.named(words, language);
  for (const first of named) {
    const apart = named.filter(
      ({ item, at }) => item.kind === first.item.kind && at.every((position) => !first.at.includes(position)),
    );
    const [second] = apart;
    if (!second) continue;
    const called = (match: Match<Entry>) =>
      named
        .filter(({ item, at }) => item.kind === match.item.kind && at.join() === match.at.join())
        .map(({ item }) => item);
    const likely = (match: Match<Entry>, other: Match<Entry>) => {
      const all = called(match);
      const related = all.filter((entry) => called(other).some((each) => areRelated(entry, each)));
      return (related.length > 0 ? related : all).sort(
        (a, b) => prominence(b, words) - prominence(a, words),
      )[0]!;
    };
    const pair = [likely(first, second), likely(second, first)] as const;
    return first.at[0]! < second.at[0]! ? pair : [pair[1], pair[0]];
  }
  return undefined;
}

/** Whether two people are of one family: of several called Mary the sister of Martha is compared with her. */
function areRelated(one: Entry, other: Entry): boolean {
  if (one.kind !== 'people' || other.kind !== 'people') return false;
  return one.relations.some(({ to }) => to === other.id) || other.relations.some(({ to }) => to === one.id);
}
