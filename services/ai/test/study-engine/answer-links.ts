import { readAnswerHref, type AnswerLink } from '@word-unfolded/answer-text';

export type FoundLink = { readonly words: string; readonly link: AnswerLink };

/** The links of an answer, with their words as a reader sees them. */
export function linksOf(markdown: string): FoundLink[] {
  return [...markdown.matchAll(/\[((?:[^\]\\]|\\.)*)\]\(([^)\s]+)\)/g)].map(([, words = '', href = '']) => {
    const link = readAnswerHref(href);
    if (!link) throw new Error(`${href} is no link of an answer.`);
    return { words: words.replace(/\\([\\`*_[\]<>&~|])/g, '$1'), link };
  });
}

/** The passages that an answer quotes, in order: the place under each quotation. */
export function quotedPassages(markdown: string): string[] {
  const places = markdown.matchAll(/^> — \[[^\]]+\]\((reference:[^)\s]+)\)/gm);
  return [...places].flatMap(([, href = '']) => {
    const link = readAnswerHref(href);
    return link?.kind === 'reference' ? [link.osis] : [];
  });
}
