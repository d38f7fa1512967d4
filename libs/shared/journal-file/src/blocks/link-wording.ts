import { readAnswerHref } from '@word-unfolded/answer-text';
import { formatReference, parseOsis } from '@word-unfolded/scripture-ref';
import type { Labels } from '../labels.js';

/**
 * What is said after the words of a link that leads to no address of the web: of a quotation its passage, edition and mark, so
 * that what is Scripture and what is not can be told apart in a file too (beyond, 3). Undefined where nothing is.
 */
export type LinkWording = (href: string) => string | undefined;

/** The wording of a language. @param editionOf the name of an edition of which words are quoted */
export function linkWordingIn(labels: Labels, editionOf: (translationId: string) => string): LinkWording {
  const nameOf = (osis: string) => {
    const passages = parseOsis(osis);
    return passages ? formatReference(passages, labels.language) : osis;
  };
  return (href) => {
    const link = readAnswerHref(href);
    switch (link?.kind) {
      case 'scripture':
        return [nameOf(link.osis), editionOf(link.translationId), labels.marks[link.mark]]
          .filter(Boolean)
          .join(', ');
      case 'lexicon':
        return link.mark === 'verified' ? link.strongs : labels.marks.unverified;
      case 'reference':
      case 'removed':
      case 'work':
      case undefined:
        return undefined;
    }
  };
}
