import { z } from 'zod';
import { documentId } from '../../accounts/account-fields.js';
import {
  generatedContent,
  journalEntry,
  journalEntrySummary,
  type JournalEntry,
  type JournalEntrySummary,
} from '../journal-fields.js';

/**
 * Entries and generated contents as the API returns them: with the names of the specification (section 3) besides ours.
 */

const ids = {
  _id: documentId.meta({ description: 'The same as `id`.' }),
  serverId: documentId.meta({ description: 'The same as `id`.' }),
};

const answeredContent = generatedContent.extend({
  serverId: z.string().meta({ description: 'The same as `id`.' }),
  imageUrl: z.string().nullable().meta({ description: 'The same as `image`.' }),
  isActive: z.boolean().meta({ description: 'The same as `active`.' }),
});

/** An entry with all its contents, as the API returns it. */
export const answeredEntry = journalEntry.extend({ ...ids, generatedContent: z.array(answeredContent) });

/** An entry as a list item, as the API returns it. */
export const answeredSummary = journalEntrySummary.extend(ids);

type GeneratedContent = z.infer<typeof generatedContent>;

function namedContent(content: GeneratedContent) {
  const { id, image, active } = content;
  return { ...content, serverId: id, imageUrl: image, isActive: active };
}

function namedIds<Entry extends { readonly id: string }>(entry: Entry) {
  return { ...entry, _id: entry.id, serverId: entry.id };
}

/** A list item with the names of the specification. */
export function namedSummary(entry: JournalEntrySummary) {
  return namedIds(entry);
}

/** Builds the route answer of a message that returns an entry. */
export const entryAnswer = {
  answer: answeredEntry,
  toAnswer: (entry: JournalEntry) => ({
    data: namedEntry(entry),
  }),
};

/** Builds the route answer of a list of entries. */
export const entryListAnswer = {
  answer: z.array(answeredSummary),
  toData: (entries: readonly JournalEntrySummary[]) => entries.map(namedSummary),
};

/** An entry with the names of the specification, including its contents. */
export function namedEntry(entry: JournalEntry) {
  return { ...namedIds(entry), generatedContent: entry.generatedContent.map(namedContent) };
}

/** All generated contents of an entry. */
export const contentsAnswer = {
  answer: z.array(answeredContent),
  toAnswer: ({ contents }: { readonly contents: GeneratedContent[] }) => ({
    data: contents.map(namedContent),
  }),
};

/** One generated content of an entry. */
export const contentAnswer = {
  answer: answeredContent,
  toAnswer: ({ content }: { readonly content: GeneratedContent }) => ({ data: namedContent(content) }),
};
