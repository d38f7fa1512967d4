import { create, type Face } from 'fontkit';
import {
  FAMILIES,
  MAIN,
  type Family,
  type FontFile,
  type FontName,
  type FontSource,
  LOOKS,
  type Look,
} from './faces.js';
import { systemFontsOf, type SystemFontList } from './system-fonts.js';

/** Text that needs only the main face and no shaping of clusters. */
const SIMPLE = /^[\n\u0020-\u007E\u00A0-\u00FF\u2013\u2014\u2018-\u201E\u2022\u2026\u20AC]*$/;

/** Characters that only control the shape or direction of others: no face needs them. */
const UNSEEN =
  /[\s\p{Cc}\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFE00-\uFE0F\uFEFF\u{E0020}-\u{E007F}]/u;

/** The font of a character, and whether it supports all of it. */
type Chosen = { readonly font: FontName; readonly isWhole: boolean };

/** Maximum characters without a font that are remembered until they are reported. */
const MOST_MISSING = 500;

/** Maximum words whose fonts are remembered: enough for the vocabulary of a language. */
const MOST_WORDS = 50_000;

const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Some characters, and the font that supports them. */
export type FacedText = { readonly text: string; readonly font: FontName };

type KnownWord = {
  readonly parts: readonly FacedText[];
  /** The characters for which no font was found. */
  readonly missing: readonly string[];
};

/** The faces of a document: those that its text needs, each loaded once. */
export class FontCase {
  private readonly loaded = new Map<FontName, Face>();
  private readonly chosen = new Map<string, Chosen>();
  /** Words whose fonts are all loaded, or found to be missing. */
  private readonly words = new Map<Look, Map<string, KnownWord>>(LOOKS.map((look) => [look, new Map()]));
  private wordCount = 0;
  /** Loaded system fonts, each for the style that it was found for. */
  private readonly found = new Map<Look, Set<FontName>>();
  private missing = new Set<string>();

  /**
   * @param added is called with each font that is needed from now on, and for a file with several faces, with the face
   * @param system the system fonts, a fallback for characters that the faces lack
   */
  constructor(
    private readonly source: FontSource,
    private readonly added: (font: FontName, bytes: Uint8Array, face: string | undefined) => void,
    private readonly system: SystemFontList | undefined,
  ) {}

  /** Loads the fonts of a text. @throws the errors of the font source */
  async provide(text: string, look: Look): Promise<void> {
    await this.load(MAIN.files[look]);
    if (SIMPLE.test(text)) return;
    for (const { offers, files } of FAMILIES) if (offers.test(text)) await this.load(files[look]);
    for (const word of text.split(' ')) {
      if (SIMPLE.test(word)) continue;
      const { missing } = this.words.get(look)?.get(word) ?? (await this.provideWord(word, look));
      for (const cluster of missing) if (this.missing.size < MOST_MISSING) this.missing.add(cluster);
    }
  }

  private async provideWord(word: string, look: Look): Promise<KnownWord> {
    const missing: string[] = [];
    for (const { segment } of clusters.segment(word.normalize('NFC')))
      if (!(await this.provideCluster(segment, look))) missing.push(segment);
    if (this.wordCount >= MOST_WORDS) this.forgetWords();
    const known = { parts: this.partsByCluster(word, look), missing };
    this.words.get(look)?.set(word, known);
    this.wordCount += 1;
    return known;
  }

  private forgetWords(): void {
    for (const known of this.words.values()) known.clear();
    this.wordCount = 0;
  }

  /** The characters without a font since the last call. */
  takeMissing(): string[] {
    const missing = [...this.missing];
    this.missing = new Set();
    return missing;
  }

  /** The font of a text that needs only one; undefined for every other. */
  simple(text: string, look: Look): FontName | undefined {
    return SIMPLE.test(text) ? MAIN.files[look] : undefined;
  }

  /** Splits a text into parts of one font each; characters without a font get the main one, which shows a box. */
  parts(text: string, look: Look): readonly FacedText[] {
    if (SIMPLE.test(text)) return [{ text, font: MAIN.files[look] }];
    return this.words.get(look)?.get(text)?.parts ?? this.partsByCluster(text, look);
  }

  private partsByCluster(text: string, look: Look): FacedText[] {
    const parts: { text: string; font: FontName }[] = [];
    for (const { segment } of clusters.segment(text.normalize('NFC'))) {
      const { font } = this.chosenFor(segment, look);
      const last = parts.at(-1);
      if (last?.font === font) last.text += segment;
      else parts.push({ text: segment, font });
    }
    return parts;
  }

  /** @returns whether a font supports all of the cluster */
  private async provideCluster(cluster: string, look: Look): Promise<boolean> {
    if (this.chosenFor(cluster, look).isWhole) return true;
    const points = seenPoints(cluster);
    const fonts = this.system && (await systemFontsOf(this.system));
    const found = fonts?.find(points, look);
    if (!found) return false;
    if (!this.loaded.has(found.name)) this.add(found.name, await found.file.read(), found.face);
    this.found.set(look, (this.found.get(look) ?? new Set()).add(found.name));
    this.remember(cluster, look, { font: found.name, isWhole: true });
    return true;
  }

  private async load(file: FontFile): Promise<void> {
    if (!this.loaded.has(file)) this.add(file, await this.source(file));
  }

  private add(font: FontName, bytes: Uint8Array, face?: string): void {
    const parsed = face === undefined ? create(bytes) : create(bytes, face);
    if ('fonts' in parsed) throw new Error(`${font} has several faces`);
    this.loaded.set(font, parsed);
    this.added(font, bytes, face);
  }

  private chosenFor(cluster: string, look: Look): Chosen {
    const known = this.chosen.get(`${look} ${cluster}`);
    if (known) return known;
    const found = this.choose(cluster, look);
    if (found.isWhole) this.remember(cluster, look, found);
    return found;
  }

  private remember(cluster: string, look: Look, chosen: Chosen): void {
    // Bounds the memory: normal text uses few characters, and a text with every character must not exhaust it.
    if (this.chosen.size >= 20_000) this.chosen.clear();
    this.chosen.set(`${look} ${cluster}`, chosen);
  }

  private choose(cluster: string, look: Look): Chosen {
    const offering = FAMILIES.filter(({ offers }) => offers.test(cluster)).toReversed();
    const points = seenPoints(cluster);
    const has = ({ files }: Family, wanted: readonly number[]) => this.has(files[look], wanted);
    const whole = [MAIN, ...offering].find((family) => family.name !== 'emoji' && has(family, points));
    const emoji = offering.find(({ name }) => name === 'emoji');
    const isDrawn = emoji && (cluster.includes('\uFE0F') || !whole) && has(emoji, points.slice(0, 1));
    const family = isDrawn ? emoji : whole;
    if (family) return { font: family.files[look], isWhole: true };
    const system = [...(this.found.get(look) ?? [])].find((font) => this.has(font, points));
    if (system) return { font: system, isWhole: true };
    const partly = offering.find((offered) => has(offered, points.slice(0, 1))) ?? MAIN;
    return { font: partly.files[look], isWhole: false };
  }

  private has(font: FontName, points: readonly number[]): boolean {
    const face = this.loaded.get(font);
    return face !== undefined && points.every((point) => face.hasGlyphForCodePoint(point));
  }
}

/** The characters that a font must support to display the text completely. */
function seenPoints(cluster: string): number[] {
  return [...cluster].filter((sign) => !UNSEEN.test(sign)).map((sign) => sign.codePointAt(0)!);
}
