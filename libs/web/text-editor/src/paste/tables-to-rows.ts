/**
 * At most this many rows and columns of a table are read, so that a sheet of a million cells does not block the page.
 */
const MOST = { rows: 1_000, columns: 50 } as const;

const BLOCKS = 'p, div, li, h1, h2, h3, h4, h5, h6, blockquote, pre, tr';

/** Joins the lines of a cell, because a Markdown cell has one line. */
const BETWEEN = ' / ';

/**
 * Replaces each table with a paragraph that contains a Markdown table. A table with a single column is a layout table,
 * as in emails and text boxes, and is replaced with its content.
 */
export function tablesToRows(root: Element): void {
  // A table within a cell is converted first and becomes text of that cell.
  for (const table of [...root.querySelectorAll('table')].reverse()) {
    const rows = gridOf(table);
    const columns = Math.max(0, ...rows.map((row) => row.length));
    if (columns <= 1) unwrap(table, rows);
    else table.replaceWith(paragraphOf(table.ownerDocument, rows, columns));
  }
}

/** The cells of a table, each at its first position; the other positions of a spanning cell are empty. */
function gridOf(table: HTMLTableElement): (Element | undefined)[][] {
  const covered = new Map<string, true>();
  return [...table.rows].slice(0, MOST.rows).map((row, y) => {
    const cells: (Element | undefined)[] = [];
    for (const cell of row.cells) {
      while (covered.has(`${y} ${cells.length}`)) cells.push(undefined);
      if (cells.length >= MOST.columns) break;
      const x = cells.length;
      const width = Math.min(cell.colSpan, MOST.columns - x);
      for (let down = 1; down < Math.min(cell.rowSpan, MOST.rows); down += 1)
        for (let across = 0; across < width; across += 1) covered.set(`${y + down} ${x + across}`, true);
      cells.push(cell, ...Array.from({ length: width - 1 }, () => undefined));
    }
    return cells;
  });
}

function unwrap(table: Element, rows: readonly (readonly (Element | undefined)[])[]): void {
  const words = rows.flat().flatMap((cell) => (cell ? [...cell.childNodes] : []));
  table.replaceWith(...words);
}

function paragraphOf(
  document: Document,
  rows: readonly (readonly (Element | undefined)[])[],
  columns: number,
): Element {
  const paragraph = document.createElement('p');
  rows.forEach((row, y) => {
    if (y > 0) paragraph.append(document.createElement('br'));
    for (let x = 0; x < columns; x += 1) {
      paragraph.append('| ', ...lineOf(row[x]), ' ');
    }
    paragraph.append('|');
    if (y === 0) paragraph.append(document.createElement('br'), `${'| --- '.repeat(columns)}|`);
  });
  return paragraph;
}

/** The content of a cell on one line. Bars are escaped because they would end the cell. */
function lineOf(cell: Element | undefined): Node[] {
  if (!cell) return [];
  const { ownerDocument } = cell;
  for (const lineBreak of cell.querySelectorAll('br'))
    lineBreak.replaceWith(lineBreak.nextSibling?.textContent?.trim() ? BETWEEN : ' ');
  for (const block of [...cell.querySelectorAll(BLOCKS)].reverse()) {
    const isLast = !block.nextElementSibling && (block.nextSibling?.textContent ?? '').trim() === '';
    block.replaceWith(...block.childNodes, ...(isLast ? [] : [BETWEEN]));
  }
  const texts = ownerDocument.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    text.textContent = (text.textContent ?? '').replace(/\|/g, '¦').replace(/[\s\u00a0]+/g, ' ');
  }
  return [...cell.childNodes];
}
