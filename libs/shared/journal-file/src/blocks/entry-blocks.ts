import type { FiledEntry } from '@word-unfolded/contracts';
import { cleanText } from '@word-unfolded/domain';
import { dayIn, type Labels } from '../labels.js';
import { block, type Block } from './block.js';
import type { LinkWording } from './link-wording.js';
import { readMarkdown } from './read-markdown.js';

/** An entry as a file shows it: its title, metadata, text, and generated contents. */
export function entryBlocks(entry: FiledEntry, labels: Labels, wordingOf: LinkWording): Block[] {
  return [
    block('title', cleanText(entry.title)),
    ...aboutOf(entry, labels).map((line) => block('about', cleanText(line))),
    ...readMarkdown(entry.content, wordingOf),
    ...otherText(entry, labels, wordingOf),
    ...entry.generatedContent.flatMap((content) => generatedBlocks(content, labels, wordingOf)),
  ];
}

function aboutOf(entry: FiledEntry, labels: Labels): string[] {
  const { date, scripture, category, mood, tags, archived, deletedAt } = entry;
  const about = [dayIn(labels, date), scripture, labels.categories[category]].filter(Boolean).join(' · ');
  return [
    about,
    ...(mood === null ? [] : [`${labels.mood}: ${labels.moods[mood]}`]),
    ...(tags.length === 0 ? [] : [`${labels.tags}: ${tags.join(', ')}`]),
    ...(archived ? [labels.archived] : []),
    ...(deletedAt === null ? [] : [labels.binned(dayIn(labels, deletedAt))]),
  ];
}

function otherText({ conflict }: FiledEntry, labels: Labels, wordingOf: LinkWording): Block[] {
  if (!conflict) return [];
  return [
    block(1, labels.otherText),
    block('note', labels.otherTextNote),
    block(2, cleanText(conflict.mine.title)),
    ...readMarkdown(conflict.mine.content, wordingOf),
  ];
}

function generatedBlocks(
  { type, title, content, active, writer }: FiledEntry['generatedContent'][number],
  labels: Labels,
  wordingOf: LinkWording,
): Block[] {
  const name = [labels.made[type], title].filter(Boolean).join(': ');
  const notes = [...(active ? [] : [`${labels.notActive}.`]), labels.madeBy(writer)];
  return [
    block(1, cleanText(name)),
    block('note', notes.join(' ')),
    ...(type === 'image' ? [block('note', labels.image)] : []),
    ...readMarkdown(content, wordingOf),
  ];
}
