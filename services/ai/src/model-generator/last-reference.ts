import { readAnswerHref } from '@word-unfolded/answer-text';

const LINK = /\[((?:\\.|[^\]\\])*)\]\(([^()\s]*)\)/gu;

/** The text of the last passage that Answer Markdown names. */
export function lastReference(markdown: string): string | undefined {
  return [...markdown.matchAll(LINK)].findLast(
    ([, , href = '']) => readAnswerHref(href)?.kind === 'reference',
  )?.[1];
}
