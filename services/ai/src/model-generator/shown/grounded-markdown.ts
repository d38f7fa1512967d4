import { answerLink, type AnswerLink } from '@word-unfolded/answer-text';
import type { CheckedPiece } from '../../grounding/grounded-piece.js';
import { removalNotice } from './removal-notice.js';
import { ShownText, type ShownTextOptions } from './shown-text.js';

/** The prefix of a line of a quoted block, if any. */
const LINE = /^((?:[ \t]*>)*[ \t]*)(.*?)[ \t]*$/u;

/**
 * A grounded answer as Answer Markdown, in parts that end at a word and never between a quotation and its marks. Only
 * words that were compared with stored text become links to Scripture.
 */
export async function* groundedMarkdown(
  pieces: AsyncIterable<CheckedPiece>,
  options: ShownTextOptions,
): AsyncGenerator<string> {
  const text = new ShownText(options);
  let ready = '';
  let isQuotationOpen = false;
  for await (const piece of pieces) {
    if (isText(piece)) {
      ready += text.add(piece.text);
      isQuotationOpen = false;
    } else {
      ready += text.end();
      ready += markdownOf(piece, options);
      isQuotationOpen = piece.kind === 'quotation';
    }
    if (ready === '' || isQuotationOpen) continue;
    yield ready;
    ready = '';
  }
  ready += text.end();
  if (ready !== '') yield ready;
}

type Marked = Exclude<CheckedPiece, { kind: 'text' }>;

/** Somebody else's words are ordinary text. */
function isText(
  piece: CheckedPiece,
): piece is Extract<CheckedPiece, { kind: 'text' }> | (Marked & { verdict: 'not-scripture' }) {
  return piece.kind === 'text' || piece.verdict === 'not-scripture';
}

function markdownOf(piece: Marked, { language }: ShownTextOptions): string {
  if (piece.kind === 'word') return wordLink(piece);
  if (piece.verdict === 'removed') {
    const { words, reason } = removalNotice(piece, language);
    const notice = answerLink(words, { kind: 'removed', reason });
    return piece.kind === 'notice' ? ` ${notice}` : notice;
  }
  const mark = piece.verdict === 'repaired' ? 'repaired' : 'exact';
  if (piece.kind === 'reference')
    return answerLink(piece.text, { kind: 'reference', osis: piece.osis, mark });
  const { osis, translationId } = piece.place!;
  return linkLines(piece.text, { kind: 'scripture', osis, translationId, mark });
}

/** A word that the lexicon does not have is named by itself. */
function wordLink({ text, verdict, strongs }: Extract<CheckedPiece, { kind: 'word' }>): string {
  return answerLink(text, { kind: 'lexicon', strongs: strongs ?? text, mark: verdict });
}

/** Each line of a block is its own link: a link over several lines would swallow the marks of the block. */
function linkLines(words: string, link: AnswerLink): string {
  return words
    .split('\n')
    .map((line) => {
      const [, marks = '', said = ''] = LINE.exec(line) ?? [];
      const plain = said.replace(/[*_]/gu, '');
      return plain === '' ? marks : `${marks}${answerLink(plain, link)}`;
    })
    .join('\n');
}
