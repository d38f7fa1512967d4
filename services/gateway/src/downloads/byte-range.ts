/** A byte range of a file; the end is exclusive. */
export type ByteRange = { readonly from: number; readonly to: number };

const SINGLE = /^bytes=(\d*)-(\d*)$/;

/**
 * Reads the Range header of a request for a file (RFC 9110, section 14). A header with several ranges, or one that
 * cannot be parsed, is ignored, which the standard allows.
 *
 * @param size of the file, in bytes
 * @returns undefined for the whole file, 'unsatisfiable' for a range beyond it
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = SINGLE.exec(header?.replace(/\s/g, '') ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (first === '') return suffix(Number(last), size);
  const [from, end] = [Number(first), last === '' ? Infinity : Number(last)];
  if (end < from) return undefined;
  return from < size ? { from, to: Math.min(end + 1, size) } : 'unsatisfiable';
}

function suffix(length: number, size: number): ByteRange | 'unsatisfiable' {
  return length > 0 ? { from: Math.max(0, size - length), to: size } : 'unsatisfiable';
}
