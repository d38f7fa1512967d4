import { wordsOf, type Block } from '../blocks/block.js';
import { isRightToLeft } from '../direction.js';
import type { DocxLinks } from './links.js';
import { words } from './paragraph.js';

/** Text width, in twentieths of a point. */
const TEXT_WIDTH = 9_360;

const EDGES = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
  .map((edge) => `<w:${edge} w:val="single" w:sz="4" w:space="0" w:color="6B6259"/>`)
  .join('');

/** Builds tables of WordprocessingML (ECMA-376, part 1, 17.4) from consecutive rows. */
export class DocxTables {
  private open: number | undefined;

  /** A row, preceded by the start of its table if it is the first. */
  row({ table, cells }: NonNullable<Block['row']>, links: DocxLinks): string {
    const isHead = this.open !== table;
    const before = isHead ? this.end() + begin(cells.length) : '';
    this.open = table;
    const written = cells.map((runs) => {
      const direction = isRightToLeft(wordsOf({ runs })) ? '<w:bidi/>' : '';
      const paragraph = `<w:p><w:pPr><w:spacing w:after="0"/>${direction}</w:pPr>${words(runs, links)}</w:p>`;
      return `<w:tc><w:tcPr><w:tcW w:w="0" w:type="auto"/></w:tcPr>${paragraph}</w:tc>`;
    });
    const properties = `<w:trPr><w:cantSplit/>${isHead ? '<w:tblHeader/>' : ''}</w:trPr>`;
    return `${before}<w:tr>${properties}${written.join('')}</w:tr>`;
  }

  /** The end of the open table, if any; adjacent tables would otherwise merge. */
  end(): string {
    if (this.open === undefined) return '';
    this.open = undefined;
    return '</w:tbl><w:p/>';
  }
}

function begin(columns: number): string {
  const column = `<w:gridCol w:w="${Math.floor(TEXT_WIDTH / Math.max(columns, 1))}"/>`;
  return `<w:tbl><w:tblPr><w:tblW w:w="5000" w:type="pct"/><w:tblBorders>${EDGES}</w:tblBorders></w:tblPr><w:tblGrid>${column.repeat(columns)}</w:tblGrid>`;
}
