import { plainMarkdown } from '@word-unfolded/answer-text';
import { parseOsis } from '@word-unfolded/scripture-ref';
import { rangeOf } from '@word-unfolded/study-library';
import { referenceLink } from '../composing/blocks.js';
import type { CompositionContext } from '../composing/composition-context.js';

const LINK = /\[\[([^\]]*)\]\]/g;

/** The text of an entry as Answer Markdown: what stands in double brackets becomes a link in the reader's language. */
export function linkedText(context: CompositionContext, body: string): string {
  let markdown = '';
  let from = 0;
  for (const { 0: whole, 1: osis = '', index } of body.matchAll(LINK)) {
    markdown += plainMarkdown(body.slice(from, index)).replace(/\n/g, ' ');
    markdown += citation(context, osis);
    from = index + whole.length;
  }
  return markdown + plainMarkdown(body.slice(from));
}

/** Paragraphs of a text, each as Answer Markdown. */
export function linkedParagraphs(context: CompositionContext, body: string): string[] {
  return body.split('\n\n').map((paragraph) => linkedText(context, paragraph));
}

function citation(context: CompositionContext, osis: string): string {
  const [passage] = parseOsis(osis) ?? [];
  const range = passage && rangeOf(passage);
  return range ? referenceLink(context.cite(range)) : '';
}
