import { readAnswerHref, type AnswerLink } from '@word-unfolded/answer-text';
import type { AnswerGeneratorName } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import type { Language } from '@word-unfolded/domain';
import { useEditionName } from '../edition-names.js';
import { useTexts } from '../../locales/texts.js';
import { writerText } from '../writer-text.js';
import { referenceText } from './reader-address.js';

/** A link, and the marks that close a quotation behind it: these belong to its words. */
const LINK = /\[((?:\\.|[^\]\\])*)\]\(([^()\s]*)\)(["”’»]{0,2})/g;

/** The wording of a link of an answer in formats without links. */
type Wording = (words: string, link: AnswerLink) => string;

/** Answer Markdown as plain text. Formatting marks are removed; the wording replaces the link target. */
function plainAnswer(content: string, wording: Wording): string {
  const linked = content.replace(LINK, (_, words: string, href: string, closing: string) => {
    const link = readAnswerHref(href);
    if (link?.kind === 'scripture') return wording(words + closing, link);
    return (link ? wording(words, link) : words) + closing;
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

/** As `useAnswerPlainText`, with a last line that says who wrote it, and what its marks mean. */
export function useSignedPlainText(): (content: string, writer: AnswerGeneratorName | undefined) => string {
  const plain = useAnswerPlainText();
  const t = useTexts();
  return (content, writer) =>
    [plain(content), writer && `— ${writerText(writer, t)}. ${t('plain.marks')}`]
      .filter(Boolean)
      .join('\n\n');
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
          return t('plain.aside', {
            words,
            mark: wordMark(link, t('marks.repaired'), t('marks.unverified')),
          });
        case 'reference':
          return link.mark === 'exact' ? words : t('plain.aside', { words, mark: t('marks.repaired') });
        case 'removed':
          return words || t('marks.removed');
        case 'work':
          return words;
      }
    });
}

/** Returns an answer as text to be spoken: what is not confirmed, was corrected or was removed is named as such. */
export function useAnswerSpokenText(): (content: string) => string {
  const t = useTexts();
  const corrected = (words: string) => t('plain.aside', { words, mark: t('marks.repaired') });
  const wording: Wording = (words, link) => {
    switch (link.kind) {
      case 'scripture':
      case 'reference':
        return link.mark === 'repaired' ? corrected(words) : words;
      case 'lexicon':
        if (link.mark === 'unverified') return t('plain.aside', { words, mark: t('marks.unverified') });
        return link.mark === 'repaired' ? corrected(words) : words;
      case 'removed':
        return words || t('marks.removed');
      case 'work':
        return words;
    }
  };
  return (content) => plainAnswer(content, wording);
}

function wordMark(
  { strongs, mark }: Extract<AnswerLink, { kind: 'lexicon' }>,
  repaired: string,
  unverified: string,
): string {
  if (mark === 'unverified') return unverified;
  return mark === 'repaired' ? `${strongs}, ${repaired}` : strongs;
}

const nameOf = (osis: string, language: Language) => referenceText(osis, language) ?? osis;
