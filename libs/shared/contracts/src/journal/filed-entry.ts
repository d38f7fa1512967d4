import { JOURNAL_CATEGORIES, JOURNAL_LIMITS, JOURNAL_MOODS } from '@word-unfolded/domain';
import { z } from 'zod';
import { VERSION_KINDS } from './entry-versions.js';
import { entryConflict, generatedContent } from './journal-fields.js';
import { moment } from './opened-passage.js';

/**
 * What names an entry wherever its file is brought: the id that its device gave it, or else the server's. To bring the same
 * entry again makes no second one.
 */
export const filedKey = z
  .string()
  .regex(/^(?:local_[\w-]+|[0-9a-f]{24})$/)
  .max(JOURNAL_LIMITS.localIdCharacters);

/** A text that an entry has had. */
export const filedVersion = z.object({
  number: z.int().min(1).max(1_000_000_000),
  kind: z.enum(VERSION_KINDS),
  at: moment,
  title: z.string(),
  content: z.string(),
});

/** An entry as a file keeps it: all that a reader has of it, and nothing that only one server or device knows. */
export const filedEntry = z.object({
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
  deletedAt: moment.nullable().meta({ description: 'Since when it is in the bin.' }),
  generatedContent: z.array(generatedContent).readonly(),
  conflict: entryConflict.nullable(),
  history: z
    .array(filedVersion)
    .readonly()
    .meta({ description: 'The texts that it has had, as far as they are at hand, the latest first.' }),
});

export type FiledVersion = z.infer<typeof filedVersion>;
export type FiledEntry = z.infer<typeof filedEntry>;
