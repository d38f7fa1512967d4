import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import type { DictionaryEntry } from '../../src/library/sword/dictionary.js';

/** Writes a dictionary module with invented entries into a SWORD folder. */
export function writeDictionary(
  swordFolder: string,
  name: string,
  entries: readonly DictionaryEntry[],
): void {
  const data = path.join(swordFolder, 'modules', name);
  mkdirSync(data, { recursive: true });
  mkdirSync(path.join(swordFolder, 'mods.d'), { recursive: true });
  writeFileSync(
    path.join(swordFolder, 'mods.d', `${name.toLowerCase()}.conf`),
    `[${name}]\nDataPath=./modules/${name}/dict\nModDrv=zLD\nVersion=3.0\n`,
  );
  const places = entries.map(({ key }, entry) =>
    Buffer.concat([Buffer.from(`${key}\r\n`), numbers([0, entry])]),
  );
  const texts = entries.map(({ tei }) => Buffer.from(`${tei}\0`));
  const head = 4 + entries.length * 8;
  const block = Buffer.concat([numbers([entries.length]), numbers(extents(texts, head)), ...texts]);
  const compressed = deflateSync(block);
  const base = path.join(data, 'dict');
  writeFileSync(`${base}.idx`, numbers(extents(places, 0)));
  writeFileSync(`${base}.dat`, Buffer.concat(places));
  writeFileSync(`${base}.zdx`, numbers([0, compressed.length]));
  writeFileSync(`${base}.zdt`, compressed);
}

/** Offset and size of each piece, after a start offset. */
function extents(pieces: readonly Buffer[], begins: number): number[] {
  let offset = begins;
  return pieces.flatMap(({ length }) => {
    offset += length;
    return [offset - length, length];
  });
}

function numbers(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32LE(value, index * 4));
  return bytes;
}
