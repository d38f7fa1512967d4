import { journalBlocks } from '../blocks/journal-blocks.js';
import type { Block } from '../blocks/block.js';
import type { FormatWriter } from '../writing.js';
import { blockText, isEmpty } from './block-text.js';

/** Plain text in UTF-8: characters and lines replace the Markdown markup. */
export const writeTxt: FormatWriter = async function* (writing) {
  const encoder = new TextEncoder();
  let isFirst = true;
  for await (const blocks of journalBlocks(writing)) {
    yield encoder.encode(`${isFirst ? '' : '\n\n'}${textOf(blocks)}\n`);
    isFirst = false;
    await writing.yieldIfDue();
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

/** Items of a list, rows of a table, and metadata of an entry follow each other without a blank line. */
function belongsTo(before: Block, after: Block): boolean {
  const isAbout = after.kind === 'about' || after.kind === 'note';
  if (isAbout) return before.kind !== 'text';
  if (after.row && before.row?.table === after.row.table) return true;
  return before.depth > 0 && after.marker !== undefined;
}
