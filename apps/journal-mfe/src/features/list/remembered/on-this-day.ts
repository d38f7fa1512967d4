import type { RememberedPlanDay } from '@word-unfolded/contracts';
import { isSameDayOfYear } from '@word-unfolded/domain';
import type { DeviceEntry } from '@word-unfolded/offline';

/** Maximum number of entries of each kind. */
const AT_MOST = 5;

/** Past entries that are related to a day or to an entry. */
export type Remembered = {
  readonly sameDay: readonly DeviceEntry[];
  readonly samePassage: readonly DeviceEntry[];
  readonly sameMood: readonly DeviceEntry[];
  /** Days of reading plans that were read on the same day in earlier years; only beside the list. */
  readonly planDays?: readonly RememberedPlanDay[];
  /** Entries that the reader opened last; only beside the list. */
  readonly recent?: readonly DeviceEntry[];
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
    sameDay: take(({ working }) => isSameDayOfYear(working.date, day) && working.date < day),
    samePassage: take(({ working }) => passage !== '' && passageKey(working.scripture) === passage),
    sameMood: take(({ working }) => mood !== null && mood !== undefined && working.mood === mood),
  };
}

/** A passage in the form used for comparison, because dashes and spaces are written in many ways. */
const passageKey = (scripture: string) =>
  scripture
    .toLowerCase()
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\s+/g, '')
    .replace(/\.$/, '');
