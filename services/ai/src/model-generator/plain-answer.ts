import { readAnswerHref } from '@word-unfolded/answer-text';

const LINK = /\[((?:\\.|[^\]\\])*)\]\(([^()\s]*)\)/gu;
const ESCAPED = /\\([\\`*_[\]<>&~|!])/gu;

/** Answer Markdown as a model would have written it: the words of its links, without escapes. */
export function plainAnswer(markdown: string): string {
  return markdown
    .replace(LINK, (whole, words: string, href: string) => (readAnswerHref(href) ? words : whole))
    .replace(ESCAPED, '$1');
}
