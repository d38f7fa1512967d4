import { create, type Face } from 'fontkit';
import { FAMILIES, MAIN, type Family, type FontFile, type FontSource, type Look } from './faces.js';

type Loaded = { readonly face: Face; readonly bytes: Uint8Array };

/** Needs no other face than the main one, and no care for what stands together. */
const SIMPLE = /^[\n\u0020-\u007E\u00A0-\u00FF\u2013\u2014\u2018-\u201E\u2022\u2026\u20AC]*$/;

/** Signs that only say how others are to be drawn, or in which direction: no face needs to have them. */
const UNSEEN = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFE00-\uFE0F\uFEFF]/;

const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Some characters, and the font that has them. */
export type FacedText = { readonly text: string; readonly font: FontFile };

/** The faces of a document: those that its text needs, loaded once each. */
export class FontCase {
  private readonly loaded = new Map<FontFile, Loaded>();
  private readonly chosen = new Map<string, Family>();

  /** @param added is told of each font that is needed now */
  constructor(
    private readonly source: FontSource,
    private readonly added: (font: FontFile, bytes: Uint8Array) => void,
  ) {}

  /** Loads what a text needs. @throws whatever the source of fonts throws */
  async provide(text: string, look: Look): Promise<void> {
    await this.load(MAIN.files[look]);
    if (SIMPLE.test(text)) return;
    for (const { offers, files } of FAMILIES) if (offers.test(text)) await this.load(files[look]);
  }

  /** The font of a text for which one is enough; undefined for every other. */
  simple(text: string, look: Look): FontFile | undefined {
    return SIMPLE.test(text) ? MAIN.files[look] : undefined;
  }

  /** A text in parts of one font each; what no face has is for the main one, which shows a box. */
  parts(text: string, look: Look): FacedText[] {
    if (SIMPLE.test(text)) return [{ text, font: MAIN.files[look] }];
    const parts: { text: string; font: FontFile }[] = [];
    for (const { segment } of clusters.segment(text)) {
      const font = this.familyOf(segment, look).files[look];
      const last = parts.at(-1);
      if (last?.font === font) last.text += segment;
      else parts.push({ text: segment, font });
    }
    return parts;
  }

  private async load(file: FontFile): Promise<void> {
    if (this.loaded.has(file)) return;
    const bytes = await this.source(file);
    this.loaded.set(file, { bytes, face: create(bytes) });
    this.added(file, bytes);
  }

  private familyOf(cluster: string, look: Look): Family {
    const key = `${look} ${cluster}`;
    const known = this.chosen.get(key);
    if (known) return known;
    const found = this.choose(cluster, look);
    // What text is made of is little; somebody who writes everything that there is must not fill the memory.
    if (this.chosen.size < 20_000) this.chosen.set(key, found);
    return found;
  }

  private choose(cluster: string, look: Look): Family {
    const offering = FAMILIES.filter(({ offers }) => offers.test(cluster)).toReversed();
    const points = [...cluster].filter((sign) => !UNSEEN.test(sign)).map((sign) => sign.codePointAt(0)!);
    const has = ({ files }: Family, wanted: readonly number[]) => {
      const face = this.loaded.get(files[look])?.face;
      return face !== undefined && wanted.every((point) => face.hasGlyphForCodePoint(point));
    };
    const whole = [MAIN, ...offering].find((family) => family.name !== 'emoji' && has(family, points));
    const emoji = offering.find(({ name }) => name === 'emoji');
    const isDrawn = emoji && (cluster.includes('\uFE0F') || !whole) && has(emoji, points.slice(0, 1));
    return (isDrawn ? emoji : whole) ?? offering.find((family) => has(family, points.slice(0, 1))) ?? MAIN;
  }
}
