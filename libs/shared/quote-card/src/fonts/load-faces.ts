import { create } from 'fontkit';
import type { ImageTypography } from '@word-unfolded/domain';
import { TYPE_CHOICES } from '../type/type-choices.js';
import type { Typeface } from '../type/typeface.js';
import { FACE_FILES, FALLBACK_FILES, type FaceName, type FontFile } from './font-files.js';
import { OutlinedTypeface } from './outlined-typeface.js';
import { unpackWoff } from './unpack-woff.js';

/** Reads a font file of the installed packages: from the disk on a server, from its address in a browser. */
export type FontReader = (file: FontFile) => Promise<Uint8Array>;

/** The faces of cards: each with the typefaces in which a glyph is searched, in this order. */
export type Faces = Readonly<Record<FaceName, readonly Typeface[]>>;

/** Texts whose letters every Latin file has. */
const PLAIN = /^[\s\u0020-\u007E\u00A0-\u00FF\u2013\u2014\u2018-\u201D\u2026]*$/u;

/** Loads faces, each file once. */
export class FaceLoader {
  private readonly typefaces = new Map<FontFile, Promise<Typeface>>();

  constructor(private readonly read: FontReader) {}

  /**
   * The faces of a typography, for a text: a browser fetches no more files than it needs.
   *
   * @throws what the reader throws; Error for a file that is no font
   */
  async facesOf(typography: ImageTypography, text: string): Promise<Faces> {
    const { display, text: small, source, edition } = TYPE_CHOICES[typography];
    const names = [display.face, display.smallCaps, small.face, small.smallCaps, source, edition];
    return this.load([...new Set(names)], PLAIN.test(text));
  }

  /**
   * The faces of all typographies, for any text.
   *
   * @throws as {@link facesOf}
   */
  allFaces(): Promise<Faces> {
    return this.load(Object.keys(FACE_FILES) as FaceName[], false);
  }

  private async load(names: readonly FaceName[], isPlain: boolean): Promise<Faces> {
    const fallbacks = isPlain ? [] : await Promise.all(FALLBACK_FILES.map((file) => this.typeface(file)));
    const loaded = names.map(async (name) => {
      const files: readonly FontFile[] = FACE_FILES[name];
      const own = await Promise.all((isPlain ? files.slice(0, 1) : files).map((file) => this.typeface(file)));
      return [name, [...own, ...fallbacks]] as const;
    });
    return Object.fromEntries(await Promise.all(loaded)) as Faces;
  }

  private typeface(file: FontFile): Promise<Typeface> {
    const known = this.typefaces.get(file);
    if (known) return known;
    const loading = this.parse(file);
    this.typefaces.set(file, loading);
    loading.catch(() => this.typefaces.delete(file)); // another attempt may succeed
    return loading;
  }

  private async parse(file: FontFile): Promise<Typeface> {
    const face = create(await unpackWoff(await this.read(file)));
    if ('fonts' in face) throw new Error(`${file} has several faces`);
    return new OutlinedTypeface(face);
  }
}
