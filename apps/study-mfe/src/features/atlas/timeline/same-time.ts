import { TIMELINE, type TimelineEvent, type Years } from '@word-unfolded/bible-atlas';

/** Longer spans would name nearly everyone. */
const LONGEST = 130;

/** The kings, prophets and events of the same years; none for a span that is too long to say anything. */
export function sameTime({ from, to }: Years): readonly TimelineEvent[] {
  if (to - from > LONGEST) return [];
  return TIMELINE.filter((event) => event.from <= to && from <= event.to);
}
