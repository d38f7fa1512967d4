import { wordsOf, type Block, type BlockKind, type Run } from '../blocks/block.js';
import { signOf } from '../txt/block-text.js';
import { isRightToLeft, splitByDirection } from '../direction.js';
import type { DocxLinks } from './links.js';
import type { DocxLists } from './lists.js';
import { splitByScript, type ScriptPart } from './scripts.js';
import { xmlText } from './xml.js';

const STYLES: Readonly<Record<BlockKind, string>> = {
  cover: 'Title',
  title: 'Heading1',
  1: 'Heading2',
  2: 'Heading3',
  3: 'Heading4',
  4: 'Heading5',
  text: 'Normal',
  about: 'About',
  note: 'Note',
  code: 'Code',
  rule: 'Rule',
};

/** Indent of a quotation, in twentieths of a point. */
const QUOTE_INDENT = 480;

/** A block as a paragraph of WordprocessingML (ECMA-376, part 1, 17.3). */
export function paragraph(block: Block, lists: DocxLists, links: DocxLinks): string {
  const { kind, quote, depth, marker } = block;
  const number = marker && lists.numberOf(marker, depth);
  const style = kind === 'text' && quote > 0 ? 'Quote' : STYLES[kind];
  const indent = quote * QUOTE_INDENT + (marker ? 0 : depth * QUOTE_INDENT);
  const properties = [
    style === 'Normal' ? '' : `<w:pStyle w:val="${style}"/>`,
    number ? `<w:numPr><w:ilvl w:val="${number.level}"/><w:numId w:val="${number.id}"/></w:numPr>` : '',
    isRightToLeft(wordsOf(block)) ? '<w:bidi/>' : '',
    indent > 0 && !number ? `<w:ind w:left="${indent}"/>` : '',
  ].join('');
  const sign = marker && !number ? [{ text: `${signOf(marker)} ` }] : [];
  return `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${words([...sign, ...block.runs], links)}</w:p>`;
}

/** Runs of words in WordprocessingML. */
export function words(runs: readonly Run[], links: DocxLinks): string {
  return runs.map((run) => linkedRun(run, links)).join('');
}

function linkedRun(run: Run, links: DocxLinks): string {
  const words = splitByDirection(run.text)
    .flatMap(({ text, rightToLeft }) => splitByScript(text, rightToLeft))
    .map((part) => wordRun(part, run))
    .join('');
  const id = run.link === undefined ? undefined : links.idOf(run.link);
  return id === undefined ? words : `<w:hyperlink r:id="${id}" w:history="1">${words}</w:hyperlink>`;
}

function wordRun({ text, fonts, language }: ScriptPart, { bold, italic, strike, code, link }: Run): string {
  const looks = [
    link === undefined ? (code ? '<w:rStyle w:val="CodeWords"/>' : '') : '<w:rStyle w:val="Hyperlink"/>',
    fonts,
    bold ? '<w:b/><w:bCs/>' : '',
    italic ? '<w:i/><w:iCs/>' : '',
    strike ? '<w:strike/>' : '',
    language,
  ].join('');
  const parts = text.split(/([\n\t])/).map((part) => {
    if (part === '\n') return '<w:br/>';
    if (part === '\t') return '<w:tab/>';
    return part && `<w:t xml:space="preserve">${xmlText(part)}</w:t>`;
  });
  return `<w:r>${looks && `<w:rPr>${looks}</w:rPr>`}${parts.join('')}</w:r>`;
}
