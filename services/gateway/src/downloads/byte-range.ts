/** Some of a file: from a byte to another, which is not included. */
export type ByteRange = { readonly from: number; readonly to: number };

const SINGLE = /^bytes=(\d*)-(\d*)$/;

/**
 * What a Range header asks for of a file (RFC 9110, section 14). One that asks for several ranges, or is not understood,
 * is passed over, as the standard lets a server do.
 *
 * @param size of the file, in bytes
 * @returns undefined for the whole file, 'unsatisfiable' for what lies beyond it
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
