import type { Achievement, Completion } from './plan-state.js';

/** What a reader writes beside a day, and the text of another device that was written without knowing it. */
export type TrailNote = {
  readonly day: number;
  readonly text: string;
  /** When it was written, in ISO 8601. */
  readonly at: string;
  /** The earlier one of two texts that were written independently; null when there is none. */
  readonly other: string | null;
};

/** A text that a device sends. `base` is the text that it has changed; empty for a new note. */
export type SentNote = {
  readonly day: number;
  readonly text: string;
  readonly at: string;
  readonly base: string;
};

/**
 * Stores the text of a device. If the note was changed elsewhere in the meantime, the later text stands and the other
 * one is kept beside it. The order in which two devices send does not matter.
 */
export function mergeTrailNote(stored: TrailNote | undefined, sent: SentNote): TrailNote {
  const { day, text, at, base } = sent;
  if (!stored || stored.text === '') return { day, text, at, other: null };
  if (stored.text === text || stored.other === text) return stored;
  if (stored.text === base) return { day, text, at, other: null };
  const isLater = at > stored.at || (at === stored.at && text > stored.text);
  return isLater
    ? { day, text, at, other: stored.text }
    : { day, text: stored.text, at: stored.at, other: text };
}

/** The union of the completions of two devices; of two for one day, the earlier one. */
export function mergeCompletions(one: readonly Completion[], two: readonly Completion[]): Completion[] {
  const byDay = new Map<number, Completion>();
  for (const completion of [...one, ...two]) {
    const known = byDay.get(completion.day);
    if (!known || precedes(completion, known)) byDay.set(completion.day, completion);
  }
  return [...byDay.values()].sort((a, b) => a.day - b.day);
}

function precedes(one: Completion, two: Completion): boolean {
  return one.at < two.at || (one.at === two.at && one.date < two.date);
}

/** The union of achievements; each with the earlier of its dates. */
export function mergeAchievements(one: readonly Achievement[], two: readonly Achievement[]): Achievement[] {
  const byName = new Map<string, Achievement>();
  for (const achievement of [...one, ...two]) {
    const known = byName.get(achievement.name);
    if (!known || achievement.date < known.date) byName.set(achievement.name, achievement);
  }
  return [...byName.values()].sort((a, b) =>
    a.date < b.date ? -1 : a.date > b.date ? 1 : a.name < b.name ? -1 : 1,
  );
}
