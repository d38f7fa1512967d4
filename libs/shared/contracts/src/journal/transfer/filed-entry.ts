import { JOURNAL_CATEGORIES, JOURNAL_LIMITS, JOURNAL_MOODS } from '@word-unfolded/domain';
import { z } from 'zod';
import { VERSION_KINDS } from '../entries/entry-versions.js';
import { entryConflict, generatedContent } from '../journal-fields.js';
import { moment } from '../current-passage.js';

/**
 * The identity of an entry across installations: the id that its device assigned, or else the server's. Importing the
 * same entry again creates no second one.
 */
export const filedKey = z
  .string()
  .regex(/^(?:local_[\w-]+|[0-9a-f]{24})$/)
  .max(JOURNAL_LIMITS.localIdCharacters);

/** An earlier text of an entry. */
export const filedVersion = z.object({
  number: z.int().min(1).max(1_000_000_000),
  kind: z.enum(VERSION_KINDS),
  at: moment,
  title: z.string(),
  content: z.string(),
});

/**
 * An entry in an exported file: everything that a reader has of it. Unknown keys, such as those of another program, are
 * stored with it and exported again.
 */
export const filedEntry = z.looseObject({
  key: filedKey,
  title: z.string(),
  content: z.string().meta({ description: 'Markdown.' }),
  scripture: z.string(),
  date: z.string().meta({ description: "The reader's local date: 2026-03-01." }),
  createdAt: moment,
  updatedAt: moment,
  category: z.enum(JOURNAL_CATEGORIES),
  tags: z.array(z.string()).readonly(),
  mood: z.enum(JOURNAL_MOODS).nullable(),
  archived: z.boolean(),
  deletedAt: moment.nullable().meta({ description: 'When it was moved to the bin.' }),
  generatedContent: z.array(generatedContent).readonly(),
  conflict: entryConflict.nullable(),
  history: z
    .array(filedVersion)
    .readonly()
    .meta({ description: 'The available earlier texts, the latest first.' }),
});

/** The keys of an exported entry that belong to one server only. */
const OF_ONE_SERVER = ['_id', 'serverId'];

/** The values of an exported entry under unknown keys. */
export function unknownKeysOf(entry: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(entry).filter(([key]) => !(key in filedEntry.shape) && !OF_ONE_SERVER.includes(key)),
  );
}

/** Returns an exported entry without the keys of the server that it came from. */
export function withoutServer(entry: FiledEntry): FiledEntry {
  const { _id: _, serverId: __, ...own } = entry;
  return own;
}

export type FiledVersion = z.infer<typeof filedVersion>;
export type FiledEntry = z.infer<typeof filedEntry>;
