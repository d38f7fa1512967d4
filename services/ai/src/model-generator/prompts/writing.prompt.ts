import { WRITING_PARTS, writingHeading, type Language, type WritingKind } from '@word-unfolded/domain';

const ABOUT =
  'The block passage has the text that it is about, the block entry what the reader has noted in a private journal: take up its thoughts with respect, and never give its words back at length.';

const PARTS: Readonly<
  Record<Exclude<WritingKind, 'quote'>, { readonly name: string; readonly how: string }>
> = {
  devotional: {
    name: 'a devotional',
    how: 'The most telling verse as a quotation; two or three paragraphs that reflect on it; one concrete thing to do today; a prayer of four sentences at most.',
  },
  'study-guide': {
    name: 'a study guide',
    how: 'The passage as a quotation; what the blocks context and commentary say of its place; three or four words of the block words with what their entries give; three to five passages of the block references with a sentence on each; six questions from simple to deep; a short prayer.',
  },
};

/** The rules for a writing of a journal entry, with the structure that the journal stores. */
export function writing(kind: WritingKind, language: Language): string {
  if (kind === 'quote')
    return `Task: a short thought to keep. ${ABOUT} One sentence or two, thirty words at most, in your own words and without quotation marks. After a blank line, a line with a dash (—), the reference that it rests on and the edition in parentheses. Nothing else.`;
  const { name, how } = PARTS[kind];
  const headings = WRITING_PARTS[kind].map(({ key }) => writingHeading(kind, key, language)).join(', ');
  return `Task: ${name}. ${ABOUT} First a title of a few words, as a heading with one #. Then exactly these headings, in this order: ${headings}. ${how}`;
}
