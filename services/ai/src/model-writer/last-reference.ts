import { readAnswerHref } from '@word-unfolded/answer-text';

const LINK = /\[((?:\\.|[^\]\\])*)\]\(([^()\s]*)\)/gu;

/** The words of the passage that Answer Markdown names last. */
export function lastReference(markdown: string): string | undefined {
  return [...markdown.matchAll(LINK)].findLast(
    ([, , href = '']) => readAnswerHref(href)?.kind === 'reference',
  )?.[1];
}
