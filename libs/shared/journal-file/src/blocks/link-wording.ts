import { readAnswerHref } from '@word-unfolded/answer-text';
import { formatReference, parseOsis } from '@word-unfolded/scripture-ref';
import type { Labels } from '../labels.js';

/**
 * The text after a link without a web address: passage, edition and mark of a quotation, so that readers of a file can
 * also tell Scripture from other text (beyond, 3). Undefined if there is none.
 */
export type LinkWording = (href: string) => string | undefined;

/** The wording in a language. @param editionOf the name of a quoted edition */
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
        if (link.mark === 'unverified') return labels.marks.unverified;
        return link.mark === 'repaired' ? `${link.strongs}, ${labels.marks.repaired}` : link.strongs;
      case 'reference':
        return link.mark === 'repaired' ? labels.marks.repaired : undefined;
      case 'removed':
      case 'work':
      case undefined:
        return undefined;
    }
  };
}
