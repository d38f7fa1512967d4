import type { ImageTypography } from '@word-unfolded/domain';
import { SAFE_ZONE, type Box, type CardRequest } from './card-request.js';
import type { Faces } from './fonts/load-faces.js';
import type { Motif } from './scene/motif.js';
import { fitCaption, type FittedCaption } from './type/fit-caption.js';
import { fitQuote, type FittedQuote } from './type/fit-quote.js';
import { prepareQuote } from './type/prepare-quote.js';
import { setLines, type Alignment, type SetText } from './type/set-lines.js';
import { TYPE_CHOICES } from './type/type-choices.js';
import { overhangOf } from './type/words.js';

/** Where everything of a card stands. */
export type Composition = {
  readonly quote: SetText;
  readonly source: SetText;
  readonly edition: SetText | undefined;
  /** The middle of the ornament between quote and caption. */
  readonly divider: { readonly x: number; readonly y: number; readonly size: number };
  /** The size of the quote's type, in pixels. */
  readonly size: number;
  readonly lines: number;
};

/** Type below this share of the shorter side takes all the room there is. */
const COMFORTABLE = 0.04;

/** A line of a wide card is not longer than this many shorter sides: the eye would lose it. */
const WIDEST = 1.22;

/**
 * Composes the words of a card within the safe zone.
 *
 * @throws UnsupportedCharactersError
 */
export function compose(
  request: CardRequest,
  typography: ImageTypography,
  motif: Pick<Motif, 'inset' | 'zone'>,
  alignment: Alignment,
  faces: Faces,
): Composition {
  const { width, height } = request;
  const unit = Math.min(width, height);
  const choice = TYPE_CHOICES[typography];
  const margin = unit * (motif.inset ?? 0);
  const safe: Box = {
    left: width * SAFE_ZONE + margin,
    right: width * (1 - SAFE_ZONE) - margin,
    top: height * SAFE_ZONE + margin,
    bottom: height * (1 - SAFE_ZONE) - margin,
  };
  const text = prepareQuote(request.quote, request.language, { isTitle: request.isTitle });
  const room = Math.min(safe.right - safe.left, unit * WIDEST);
  // On the left, marks of the quote hang beside the caption.
  const captionRoom = alignment === 'left' ? room - unit * 0.09 : room;
  const caption = fitCaption(request, choice, faces, captionRoom, unit);
  const inZone = (zone: readonly [number, number]) => {
    const [top, bottom] = zone.map((share) => safe.top + (safe.bottom - safe.top) * share) as [
      number,
      number,
    ];
    const free = bottom - top - captionHeight(caption, unit);
    const quote = fitQuote(text, choice, faces, { width: room, height: free * fillOf(text.length) }, unit);
    return { quote, top, bottom };
  };
  let fitted = inZone(motif.zone ?? [0, 1]);
  if (motif.zone && fitted.quote.size < unit * COMFORTABLE) fitted = inZone([0, 1]);
  return place(fitted, caption, safe, room, alignment, unit);
}

/** The share of the free height that a quote may fill: few words stand in much air. */
function fillOf(characters: number): number {
  if (characters <= 60) return 0.72;
  if (characters <= 160) return 0.82;
  return characters <= 320 ? 0.92 : 1;
}

const gapOf = (unit: number) => unit * 0.036;

function captionHeight({ source, edition }: FittedCaption, unit: number): number {
  const lines = source.height + (edition ? edition.height + unit * 0.017 : 0);
  return lines + gapOf(unit) * 2;
}

function place(
  { quote, top, bottom }: { quote: FittedQuote; top: number; bottom: number },
  caption: FittedCaption,
  safe: Box,
  room: number,
  alignment: Alignment,
  unit: number,
): Composition {
  const whole = quote.height + captionHeight(caption, unit);
  const start = top + Math.max(0, bottom - top - whole) / 2;
  const left = alignment === 'centre' ? (safe.left + safe.right - room) / 2 : safe.left;
  const set = setLines(quote, { left, width: room, top: start }, alignment);
  const dividerY = start + quote.height + gapOf(unit);
  const sourceTop = dividerY + gapOf(unit);
  // The caption has no hanging marks: on the left it aligns with the letters of the quote.
  const indent = alignment === 'left' ? overhangOf(quote.words).left * quote.size : 0;
  const captionArea = (from: number) => ({
    left: left + indent,
    width: room - indent,
    top: from,
  });
  const editionTop = sourceTop + caption.source.height + unit * 0.017;
  const half = unit * 0.062;
  return {
    quote: set,
    source: setLines(caption.source, captionArea(sourceTop), alignment),
    edition: caption.edition && setLines(caption.edition, captionArea(editionTop), alignment),
    divider: { x: alignment === 'centre' ? left + room / 2 : left + indent + half, y: dividerY, size: half },
    size: quote.size,
    lines: quote.lines.length,
  };
}
