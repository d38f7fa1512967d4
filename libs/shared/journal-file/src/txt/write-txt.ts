import { journalBlocks } from '../blocks/journal-blocks.js';
import type { Block } from '../blocks/block.js';
import type { FormatWriter } from '../writing.js';
import { blockText, isEmpty } from './block-text.js';

/** Plain text in UTF-8: what Markdown marks is said by signs and lines. */
export const writeTxt: FormatWriter = async function* (writing) {
  const encoder = new TextEncoder();
  let isFirst = true;
  for await (const blocks of journalBlocks(writing)) {
    yield encoder.encode(`${isFirst ? '' : '\n\n'}${textOf(blocks)}\n`);
    isFirst = false;
    await writing.breath();
  }
};

function textOf(blocks: readonly Block[]): string {
  let text = '';
  let before: Block | undefined;
  for (const each of blocks) {
    if (isEmpty(each)) continue;
    if (before) text += belongsTo(before, each) ? '\n' : '\n\n';
    text += blockText(each);
    before = each;
  }
  return text;
}

/** Items of a list, and what is known of an entry, stand line below line. */
function belongsTo(before: Block, after: Block): boolean {
  const isAbout = after.kind === 'about' || after.kind === 'note';
  if (isAbout) return before.kind !== 'text';
  return before.depth > 0 && after.marker !== undefined;
}
