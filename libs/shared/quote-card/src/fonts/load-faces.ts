import { create } from 'fontkit';
import type { Typeface } from '../type/typeface.js';
import { FACE_FILES, FALLBACK_FILES, type FaceName } from './font-files.js';
import { OutlinedTypeface } from './outlined-typeface.js';

/** Reads a font file of the installed packages: from the disk on a server, from its address in a browser. */
export type FontReader = (file: string) => Promise<Uint8Array>;

/** The faces of cards: each with the typefaces in which a glyph is searched, in this order. */
export type Faces = Readonly<Record<FaceName, readonly Typeface[]>>;

/**
 * Loads the faces of all typographies.
 *
 * @throws what the reader throws; Error for a file that is no font
 */
export async function loadFaces(read: FontReader): Promise<Faces> {
  const load = async (file: string) => {
    const face = create(await read(file));
    if ('fonts' in face) throw new Error(`${file} has several faces`);
    return new OutlinedTypeface(face);
  };
  const fallbacks = await Promise.all(FALLBACK_FILES.map(load));
  const loaded = Object.entries(FACE_FILES).map(async ([name, files]) => [
    name,
    [...(await Promise.all(files.map(load))), ...fallbacks],
  ]);
  return Object.fromEntries(await Promise.all(loaded)) as Faces;
}
