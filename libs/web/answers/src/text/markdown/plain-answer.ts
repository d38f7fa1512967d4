import { readAnswerHref, type AnswerLink } from '@word-unfolded/answer-text';
import { useLanguage } from '@word-unfolded/i18n';
import type { Language } from '@word-unfolded/domain';
import { useEditionName } from '../edition-names.js';
import { useTexts } from '../../locales/texts.js';
import { referenceText } from './reader-address.js';

const LINK = /\[((?:\\.|[^\]\\])*)\]\(([^()\s]*)\)/g;

/** The wording of a link of an answer in formats without links. */
type Wording = (words: string, link: AnswerLink) => string;

/** Answer Markdown as plain text. Formatting marks are removed; the wording replaces the link target. */
export function plainAnswer(content: string, wording: Wording): string {
  const linked = content.replace(LINK, (_, words: string, href: string) => {
    const link = readAnswerHref(href);
    return link ? wording(words, link) : words;
  });
  return linked
    .replace(/^ {0,3}#{1,6} +/gm, '')
    .replace(/^ {0,3}> ?/gm, '')
    .replace(/^( *)[*+] /gm, '$1- ')
    .replace(/(?<!\\)(\*\*|__)(.+?)(?<!\\)\1/g, '$2')
    .replace(/(?<![\\\p{L}\p{N}])([*_])(\S(?:.*?\S)?)(?<!\\)\1(?!\p{L})/gu, '$2')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .trim();
}

/** Only the words, such as for a partial answer. */
export function withoutMarkup(content: string): string {
  return plainAnswer(content, (words) => words);
}

/**
 * Returns an answer as text for copying and sharing: each quotation is followed by its passage, edition and mark, so
 * that readers can tell Scripture from other text wherever it is pasted (beyond, 3).
 */
export function useAnswerPlainText(): (content: string) => string {
  const t = useTexts();
  const language = useLanguage();
  const editionOf = useEditionName();
  return (content) =>
    plainAnswer(content, (words, link) => {
      switch (link.kind) {
        case 'scripture':
          return t('plain.scripture', {
            words,
            reference: nameOf(link.osis, language),
            edition: editionOf(link.translationId),
            mark: t(`marks.${link.mark}`),
          });
        case 'lexicon':
          return link.mark === 'verified'
            ? t('plain.aside', { words, mark: link.strongs })
            : t('plain.aside', { words, mark: t('marks.unverified') });
        case 'reference':
        case 'removed':
        case 'work':
          return words;
      }
    });
}

const nameOf = (osis: string, language: Language) => referenceText(osis, language) ?? osis;
