import fc from 'fast-check';
import {
  mergeAchievements,
  mergeCompletions,
  mergeTrailNote,
  type SentNote,
  type TrailNote,
} from './merge-plans.js';
import { ACHIEVEMENTS } from './plan-state.js';

const date = fc.integer({ min: 1, max: 28 }).map((day) => `2028-02-${String(day).padStart(2, '0')}`);
const completions = fc.array(
  fc.record({ day: fc.integer({ min: 1, max: 9 }), date, at: date.map((each) => `${each}T08:00:00.000Z`) }),
  { maxLength: 12 },
);
const achievements = fc.array(fc.record({ name: fc.constantFrom(...ACHIEVEMENTS), date }), { maxLength: 8 });

describe('two devices of a reader', () => {
  it('have the union of their completions, in whatever order they meet, each day once', () => {
    fc.assert(
      fc.property(completions, completions, completions, (a, b, c) => {
        const merged = mergeCompletions(a, b);
        expect(mergeCompletions(b, a)).toEqual(merged);
        expect(mergeCompletions(merged, a)).toEqual(merged);
        expect(mergeCompletions(mergeCompletions(a, b), c)).toEqual(
          mergeCompletions(a, mergeCompletions(b, c)),
        );
        expect(merged.map(({ day }) => day)).toEqual(
          [...new Set([...a, ...b].map(({ day }) => day))].sort((x, y) => x - y),
        );
      }),
    );
  });

  it('have each achievement once, with the earlier date', () => {
    fc.assert(
      fc.property(achievements, achievements, (a, b) => {
        const merged = mergeAchievements(a, b);
        expect(mergeAchievements(b, a)).toEqual(merged);
        for (const { name, date: came } of merged)
          expect(came).toBe(
            [...a, ...b]
              .filter((each) => each.name === name)
              .map((each) => each.date)
              .sort()[0],
          );
      }),
    );
  });

  const note = (text: string, at: string, base = ''): SentNote => ({ day: 1, text, at, base });
  const stored = (text: string, at: string): TrailNote => ({ day: 1, text, at, other: null });

  it('keep both notes when they wrote independently, the later one first', () => {
    const first = mergeTrailNote(undefined, note('on the train', '2028-02-01T08:00:00.000Z'));
    const both = mergeTrailNote(first, note('at home', '2028-02-01T20:00:00.000Z'));
    expect(both).toMatchObject({ text: 'at home', other: 'on the train' });
    const other = mergeTrailNote(undefined, note('at home', '2028-02-01T20:00:00.000Z'));
    expect(mergeTrailNote(other, note('on the train', '2028-02-01T08:00:00.000Z'))).toEqual(both);
    expect(mergeTrailNote(both, note('on the train', '2028-02-01T08:00:00.000Z'))).toEqual(both);
    expect(mergeTrailNote(both, note('together', '2028-02-02T08:00:00.000Z', 'at home'))).toMatchObject({
      text: 'together',
      other: null,
    });
  });

  it('replace a note that they have seen', () => {
    expect(
      mergeTrailNote(
        stored('first', '2028-02-03T08:00:00.000Z'),
        note('second', '2028-02-01T08:00:00.000Z', 'first'),
      ),
    ).toMatchObject({ text: 'second', other: null });
  });
});
