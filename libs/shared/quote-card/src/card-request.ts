import type { ImageAesthetic, ImageMood, ImageStyle, ImageTypography } from '@word-unfolded/domain';
import type { Tones } from './colour/tones.js';

/** A picture under the words, which covers the card, with the tones that it then has; without tones it has all. */
export type CardPicture = {
  /** An address that the renderer of the SVG can read: usually a data URL. */
  readonly href: string;
  /** The tones behind a part of the card, given in fractions of its size. */
  readonly tonesIn?: (area: Box) => Tones;
};

/** What a card shows, and how. */
export type CardRequest = {
  readonly quote: string;
  /** The words are a title, around which no quotation marks are set. */
  readonly isTitle?: boolean | undefined;
  /** Under the quote: the reference, or whose words these are. */
  readonly source: string;
  /** Under the source: the edition. Empty if there is none. */
  readonly edition: string;
  readonly language: 'en' | 'es';
  /** AUTO chooses what is not chosen, by the quote. */
  readonly style: ImageStyle;
  readonly typography?: ImageTypography | undefined;
  readonly aesthetic?: ImageAesthetic | undefined;
  readonly mood?: ImageMood | undefined;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** The same seed draws the same card. */
  readonly seed: number;
  /** The ground is cut to a shape, around which the card is transparent. */
  readonly transparent?: boolean | undefined;
  /** Replaces the drawn background. */
  readonly picture?: CardPicture | undefined;
};

/** A rectangle in pixels of the card. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** The share of each side that words keep clear of (specification, section 9, "Safe zone"). */
export const SAFE_ZONE = 0.08;

/** Characters of the longest quote that a card shows. */
export const MOST_QUOTE_CHARACTERS = 900;
