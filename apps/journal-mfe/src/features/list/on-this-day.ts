import type { DeviceEntry } from '@word-unfolded/offline';

/** Entries of each kind at most. */
const AT_MOST = 5;

/** Past entries that a day, or an entry, brings to mind. */
export type Remembered = {
  readonly sameDay: readonly DeviceEntry[];
  readonly samePassage: readonly DeviceEntry[];
  readonly sameMood: readonly DeviceEntry[];
};

/**
 * Entries of the same day in earlier years, of the same passage and of the same mood, the latest first.
 *
 * @param day `2026-03-01`
 * @param beside the entry that they are shown beside
 */
export function rememberedOn(entries: Iterable<DeviceEntry>, day: string, beside?: DeviceEntry): Remembered {
  const past = [...entries]
    .filter(({ key, working }) => key !== beside?.key && !working.binned && !working.archived)
    .toSorted((one, other) => (one.working.date < other.working.date ? 1 : -1));
  const passage = passageKey(beside?.working.scripture ?? '');
  const mood = beside?.working.mood;
  const take = (isWanted: (entry: DeviceEntry) => boolean) => past.filter(isWanted).slice(0, AT_MOST);
  return {
    sameDay: take(({ working }) => working.date.slice(4) === day.slice(4) && working.date < day),
    samePassage: take(({ working }) => passage !== '' && passageKey(working.scripture) === passage),
    sameMood: take(({ working }) => mood !== null && mood !== undefined && working.mood === mood),
  };
}

/** A passage as it is compared: dashes and blanks are written in many ways. */
const passageKey = (scripture: string) =>
  scripture
    .toLowerCase()
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\s+/g, '')
    .replace(/\.$/, '');
