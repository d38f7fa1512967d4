import {
  cleanTag,
  cleanTags,
  cleanText,
  CONTENT_TYPES,
  JOURNAL_CATEGORIES,
  JOURNAL_LIMITS,
  JOURNAL_MOODS,
} from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { moment } from './opened-passage.js';

/** The fields of an entry, each with the texts of the specification (section 5, "Journal"). */

/** Far above every limit, and below what a body may be: so that no regular expression meets more. */
const RAW_CHARACTERS = 400_000;

/** Whether a text has anything that can be seen: blanks and signs of no width are nothing to a reader. */
const isSeen = (text: string) => /[^\s\p{Default_Ignorable_Code_Point}]/u.test(text);

const cleaned = (required: 'ENTRY_TITLE_REQUIRED' | 'ENTRY_CONTENT_REQUIRED') =>
  z.string(required).max(RAW_CHARACTERS).transform(cleanText);

export const entryTitle = cleaned('ENTRY_TITLE_REQUIRED').pipe(
  z
    .string()
    .trim()
    .max(JOURNAL_LIMITS.titleCharacters, 'ENTRY_TITLE_TOO_LONG')
    .refine(isSeen, 'ENTRY_TITLE_REQUIRED'),
);

export const entryContent = cleaned('ENTRY_CONTENT_REQUIRED').pipe(
  z
    .string()
    .max(JOURNAL_LIMITS.contentCharacters, 'ENTRY_CONTENT_TOO_LONG')
    .refine(isSeen, 'ENTRY_CONTENT_REQUIRED'),
);

export const entryScripture = z
  .string()
  .transform((text) => cleanText(text).trim())
  .pipe(z.string().max(JOURNAL_LIMITS.scriptureCharacters, 'SCRIPTURE_REFERENCE_TOO_LONG'));

export const entryDate = z.iso
  .date('ENTRY_DATE_INVALID')
  .meta({ description: "The reader's local date: 2026-03-01." });

export const entryCategory = z.enum(JOURNAL_CATEGORIES, 'ENTRY_CATEGORY_INVALID');

export const entryMood = z.enum(JOURNAL_MOODS, 'ENTRY_MOOD_INVALID');

export const entryTag = z
  .string('ENTRY_TAGS_INVALID')
  .max(4 * JOURNAL_LIMITS.tagCharacters, 'ENTRY_TAGS_INVALID')
  .transform(cleanTag)
  .pipe(
    z.string().max(JOURNAL_LIMITS.tagCharacters, 'ENTRY_TAGS_INVALID').refine(isSeen, 'ENTRY_TAGS_INVALID'),
  );

/** Repetitions count once, whatever their capitals. */
export const entryTags = z
  .array(entryTag, 'ENTRY_TAGS_INVALID')
  .max(100, 'ENTRY_TAGS_INVALID')
  .transform(cleanTags)
  .pipe(z.array(z.string()).max(JOURNAL_LIMITS.tags, 'ENTRY_TAGS_TOO_MANY'));

export const contentType = z.enum(CONTENT_TYPES);

/** Names something that was made from an entry; made where it is added. */
export const contentId = z.string().regex(/^[\w-]{8,64}$/);

const generatedText = z.string().max(RAW_CHARACTERS).transform(cleanText);

export const generatedTitle = generatedText.pipe(
  z.string().trim().max(JOURNAL_LIMITS.generatedTitleCharacters),
);

export const generatedBody = generatedText.pipe(z.string().max(JOURNAL_LIMITS.generatedCharacters));

export const imageKey = z.string().min(1).max(200).nullable();

export const generatedWriter = z.string().trim().max(100);

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

/** An id that a device gave to an entry that the server had not seen. */
export const localId = z
  .string()
  .regex(/^local_[\w-]+$/)
  .max(JOURNAL_LIMITS.localIdCharacters);

const entryHead = z.object({
  id: documentId,
  localId: localId.nullable().meta({ description: 'What the device that wrote it called it before.' }),
  version: z.int().min(1).meta({ description: 'Rises with every change.' }),
  textVersion: z.int().min(1).meta({ description: 'The version that has title and content as they are.' }),
  title: z.string(),
  scripture: z.string(),
  date: z.string(),
  createdAt: moment,
  updatedAt: moment,
  category: z.enum(JOURNAL_CATEGORIES),
  tags: z.array(z.string()),
  mood: z.enum(JOURNAL_MOODS).nullable(),
  archived: z.boolean(),
  deletedAt: moment.nullable().meta({ description: 'Since when it is in the bin.' }),
  words: z.int().min(0),
  characters: z.int().min(0),
  hasDevotional: z.boolean(),
  hasStudyGuide: z.boolean(),
  hasQuote: z.boolean(),
  hasImage: z.boolean(),
  hasConflict: z.boolean(),
});

/** An entry with all that is kept with it. */
export const journalEntry = entryHead.extend({
  content: z.string(),
  generatedContent: z.array(generatedContent),
  conflict: entryConflict.nullable(),
});

/** An entry as a list shows it. */
export const journalEntrySummary = entryHead.extend({
  preview: z.string().meta({ description: 'How it begins, without markup.' }),
});

export type JournalEntry = z.infer<typeof journalEntry>;
export type JournalEntrySummary = z.infer<typeof journalEntrySummary>;
