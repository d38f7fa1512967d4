import {
  cleanTag,
  cleanTags,
  CONTENT_TYPES,
  hasVisibleText,
  JOURNAL_CATEGORIES,
  JOURNAL_LIMITS,
  JOURNAL_MOODS,
} from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { lineText, multilineText } from '../text/text-fields.js';
import { moment } from './current-passage.js';

/** The fields of an entry, each with the error texts of the specification (section 5, "Journal"). */

export const entryTitle = lineText('ENTRY_TITLE_REQUIRED')
  .trim()
  .max(JOURNAL_LIMITS.titleCharacters, 'ENTRY_TITLE_TOO_LONG')
  .refine(hasVisibleText, 'ENTRY_TITLE_REQUIRED');

export const entryContent = multilineText('ENTRY_CONTENT_REQUIRED')
  .max(JOURNAL_LIMITS.contentCharacters, 'ENTRY_CONTENT_TOO_LONG')
  .refine(hasVisibleText, 'ENTRY_CONTENT_REQUIRED');

export const entryScripture = lineText()
  .trim()
  .max(JOURNAL_LIMITS.scriptureCharacters, 'SCRIPTURE_REFERENCE_TOO_LONG');

export const entryDate = z.iso
  .date('ENTRY_DATE_INVALID')
  .meta({ description: "The reader's local date: 2026-03-01." });

export const entryCategory = z.enum(JOURNAL_CATEGORIES, 'ENTRY_CATEGORY_INVALID');

export const entryMood = z.enum(JOURNAL_MOODS, 'ENTRY_MOOD_INVALID');

export const entryTag = lineText('ENTRY_TAGS_INVALID')
  .max(4 * JOURNAL_LIMITS.tagCharacters, 'ENTRY_TAGS_INVALID')
  .transform(cleanTag)
  .pipe(
    z
      .string()
      .max(JOURNAL_LIMITS.tagCharacters, 'ENTRY_TAGS_INVALID')
      .refine(hasVisibleText, 'ENTRY_TAGS_INVALID'),
  );

/** Duplicates that differ only in case count once. */
export const entryTags = z
  .array(entryTag, 'ENTRY_TAGS_INVALID')
  .max(100, 'ENTRY_TAGS_INVALID')
  .transform(cleanTags)
  .pipe(z.array(z.string()).max(JOURNAL_LIMITS.tags, 'ENTRY_TAGS_TOO_MANY'));

export const contentType = z.enum(CONTENT_TYPES);

/** The id of a generated content; the client that adds the content creates it. */
export const contentId = z.string().regex(/^[\w-]{8,64}$/);

export const generatedTitle = lineText().trim().max(JOURNAL_LIMITS.generatedTitleCharacters);

export const generatedBody = multilineText().max(JOURNAL_LIMITS.generatedCharacters);

export const imageKey = lineText().min(1).max(200).nullable();

export const generatedBy = lineText().trim().max(100);

/** As domain's `GeneratedContent` describes it. */
export const generatedContent = z.object({
  id: contentId,
  type: contentType,
  title: z.string(),
  content: z.string(),
  image: z.string().nullable(),
  writer: z.string(),
  active: z.boolean(),
  createdAt: moment,
});

const entryText = z.object({ title: z.string(), content: z.string() });

/** As domain's `EntryConflict` describes it. */
export const entryConflict = z.object({
  mine: entryText,
  theirs: entryText,
  base: entryText,
  more: z.int().min(0),
});

/** The id that a device assigned to an entry before the server received it. */
export const localId = z
  .string()
  .regex(/^local_[\w-]+$/)
  .max(JOURNAL_LIMITS.localIdCharacters);

const entryHead = z.object({
  id: documentId,
  localId: localId
    .nullable()
    .meta({ description: 'The id that the device assigned when it wrote the entry.' }),
  version: z.int().min(1).meta({ description: 'Increases with every change.' }),
  textVersion: z.int().min(1).meta({ description: 'The version that has the present title and content.' }),
  title: z.string(),
  scripture: z.string(),
  date: z.string(),
  createdAt: moment,
  updatedAt: moment,
  category: z.enum(JOURNAL_CATEGORIES),
  tags: z.array(z.string()),
  mood: z.enum(JOURNAL_MOODS).nullable(),
  archived: z.boolean(),
  deletedAt: moment.nullable().meta({ description: 'When it was moved to the bin.' }),
  words: z.int().min(0),
  characters: z.int().min(0),
  hasDevotional: z.boolean(),
  hasStudyGuide: z.boolean(),
  hasQuote: z.boolean(),
  hasImage: z.boolean(),
  hasConflict: z.boolean(),
});

/** An entry with all its contents. */
export const journalEntry = entryHead.extend({
  content: z.string(),
  generatedContent: z.array(generatedContent),
  conflict: entryConflict.nullable(),
});

/** An entry as a list item. */
export const journalEntrySummary = entryHead.extend({
  preview: z.string().meta({ description: 'The beginning of the content, without markup.' }),
});

export type JournalEntry = z.infer<typeof journalEntry>;
export type JournalEntrySummary = z.infer<typeof journalEntrySummary>;
