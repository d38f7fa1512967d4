import type { FiledEntry } from '@word-unfolded/contracts';
import {
  CONTENT_TYPES,
  JOURNAL_CATEGORIES,
  JOURNAL_LIMITS,
  JOURNAL_MOODS,
  cleanText,
} from '@word-unfolded/domain';
import fc from 'fast-check';

const WHEN = '2026-03-01T10:00:00.000Z';

/** An entry with a title and otherwise default values. */
export function filedEntry(fields: Partial<FiledEntry> = {}): FiledEntry {
  return {
    key: '0123456789abcdef01234567',
    title: 'A quiet morning',
    content: 'I read and was glad.',
    scripture: '',
    date: '2026-03-01',
    createdAt: WHEN,
    updatedAt: WHEN,
    category: 'uncategorized',
    tags: [],
    mood: null,
    archived: false,
    deletedAt: null,
    generatedContent: [],
    conflict: null,
    history: [],
    ...fields,
  };
}

export const made = (fields: Partial<FiledEntry['generatedContent'][number]> = {}) => ({
  id: 'made-from-it',
  type: 'devotional' as const,
  title: 'Rest',
  content: 'Come.',
  image: null,
  writer: 'study-engine',
  active: true,
  createdAt: WHEN,
  ...fields,
});

const text = (maxLength: number) =>
  fc
    .string({ unit: 'binary', minLength: 1, maxLength })
    .map((raw) => cleanText(raw).slice(0, maxLength))
    .filter((stored) => stored.trim() !== '');
const moment = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const texts = fc.record({ title: text(200), content: text(2_000) });

/** Any entry within the limits. */
export const anyEntry: fc.Arbitrary<FiledEntry> = fc.record({
  key: fc.oneof(fc.stringMatching(/^[0-9a-f]{24}$/), fc.stringMatching(/^local_[\w-]{1,40}$/)),
  title: text(JOURNAL_LIMITS.titleCharacters),
  content: text(JOURNAL_LIMITS.contentCharacters),
  scripture: fc.constantFrom('', 'Romans 8:28', 'Salmos 23'),
  date: moment.map((at) => at.slice(0, 10)),
  createdAt: moment,
  updatedAt: moment,
  category: fc.constantFrom(...JOURNAL_CATEGORIES),
  tags: fc.uniqueArray(text(JOURNAL_LIMITS.tagCharacters), { maxLength: JOURNAL_LIMITS.tags }),
  mood: fc.constantFrom(null, ...JOURNAL_MOODS),
  archived: fc.boolean(),
  deletedAt: fc.option(moment),
  generatedContent: fc.uniqueArray(
    fc.record({
      id: fc.stringMatching(/^[\w-]{8,40}$/),
      type: fc.constantFrom(...CONTENT_TYPES),
      title: text(200),
      content: text(2_000),
      image: fc.constantFrom(null, 'images/0b7c-4d.webp'),
      writer: fc.constantFrom('', 'study-engine'),
      active: fc.boolean(),
      createdAt: moment,
    }),
    { maxLength: 4, selector: ({ id }) => id },
  ),
  conflict: fc.option(fc.record({ mine: texts, theirs: texts, base: texts, more: fc.nat({ max: 5 }) }), {
    freq: 5,
  }),
  history: fc
    .uniqueArray(
      fc.record({
        number: fc.integer({ min: 1, max: 1_000 }),
        kind: fc.constantFrom('written', 'merged', 'aside', 'restored'),
        at: moment,
        title: text(200),
        content: text(2_000),
      }),
      { maxLength: 5, selector: ({ number }) => number },
    )
    .map((history) => history.sort((one, other) => other.number - one.number)),
});
