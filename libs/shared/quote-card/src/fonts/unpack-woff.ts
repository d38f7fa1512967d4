/** "wOFF", as the first number of a file. */
const SIGNATURE = 0x774f4646;

const HEADER_BYTES = 44;
const ENTRY_BYTES = 20;
const SFNT_HEADER_BYTES = 12;
const SFNT_ENTRY_BYTES = 16;

/**
 * Unpacks a font of the format WOFF 1.0, whose tables are compressed. The font reader would inflate a whole table for
 * every glyph that it reads. A file of another format is returned as it is.
 *
 * @throws RangeError or TypeError for a broken file
 * @see https://www.w3.org/TR/WOFF/
 */
export async function unpackWoff(file: Uint8Array): Promise<Uint8Array> {
  const packed = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (packed.byteLength < HEADER_BYTES || packed.getUint32(0) !== SIGNATURE) return file;
  const count = packed.getUint16(12);
  const entries = Array.from({ length: count }, (_, at) => {
    const place = HEADER_BYTES + at * ENTRY_BYTES;
    return {
      tag: packed.getUint32(place),
      offset: packed.getUint32(place + 4),
      packedLength: packed.getUint32(place + 8),
      length: packed.getUint32(place + 12),
      checksum: packed.getUint32(place + 16),
    };
  });
  const tables = await Promise.all(
    entries.map(async ({ offset, packedLength, length }) => {
      const bytes = file.subarray(offset, offset + packedLength);
      return packedLength < length ? inflate(bytes, length) : bytes;
    }),
  );
  const begin = SFNT_HEADER_BYTES + count * SFNT_ENTRY_BYTES;
  const unpacked = new Uint8Array(begin + tables.reduce((sum, table) => sum + padded(table.length), 0));
  const written = new DataView(unpacked.buffer);
  written.setUint32(0, packed.getUint32(4));
  written.setUint16(4, count);
  writeSearchRange(written, count);
  let offset = begin;
  for (const [at, { tag, checksum, length }] of entries.entries()) {
    const place = SFNT_HEADER_BYTES + at * SFNT_ENTRY_BYTES;
    for (const [field, value] of [tag, checksum, offset, length].entries())
      written.setUint32(place + field * 4, value);
    unpacked.set(tables[at]!, offset);
    offset += padded(length);
  }
  return unpacked;
}

/** Tables begin at multiples of four bytes. */
const padded = (length: number) => (length + 3) & ~3;

/** What a binary search of the tables begins with (OpenType, "Table Directory"). */
function writeSearchRange(written: DataView, count: number): void {
  const steps = Math.floor(Math.log2(count));
  written.setUint16(6, 2 ** steps * SFNT_ENTRY_BYTES);
  written.setUint16(8, steps);
  written.setUint16(10, (count - 2 ** steps) * SFNT_ENTRY_BYTES);
}

async function inflate(bytes: Uint8Array, length: number): Promise<Uint8Array> {
  const stream = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new DecompressionStream('deflate'));
  const inflated = new Uint8Array(await new Response(stream).arrayBuffer());
  if (inflated.length !== length) throw new RangeError('a table of the font has another length than it says');
  return inflated;
}
