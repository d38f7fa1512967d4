/** A value of a table. */
export type Cell = string | number | null;

/** Signs with which a spreadsheet begins a formula (OWASP, "CSV Injection"); also the full-width ones, and blanks that hide them. */
const FORMULA = /^[\s\u00a0]*[=+\-@\uff1d\uff0b\uff0d\uff20\t\r\n|]/u;

/**
 * A table as CSV (RFC 4180), which no spreadsheet executes: a text that could be a formula gets an apostrophe before it,
 * and every text is quoted. Numbers are left as they are.
 */
export function csvText(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return csvRows([columns, ...rows]);
}

/** Rows of such a table, for one that is written in pieces. */
export function csvRows(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return `"${safe.replaceAll('"', '""')}"`;
}
