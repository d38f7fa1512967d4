import { imageSizeOf, mayBePlace, WORDS_OF_A_READER, type Language } from '@word-unfolded/domain';
import type { CardRequest } from '@word-unfolded/quote-card';
import { log } from '@word-unfolded/ui';
import { useEffect, useState } from 'react';
import { looksOf, type Choices } from '../maker/choices.js';
import { drawInBrowser } from './draw-in-browser.js';

/** A sketch, or why there is none. */
export type Sketch =
  | { readonly kind: 'drawn'; readonly address: string; readonly width: number; readonly height: number }
  | { readonly kind: 'unsupported'; readonly characters: string };

/** What a sketch shows that its choices do not say. */
export type SketchWords = {
  readonly language: Language;
  /** The quote while there is none. */
  readonly example: string;
  /** The edition in which the quote stands at its reference; undefined while that is not known. */
  readonly edition: string | undefined;
  /** The caption while it is not known whether the quote stands at its reference. */
  readonly unchecked: string;
};

/** Draws the card of some choices in this browser. The last sketch stays until the next one is drawn. */
export function useSketch(choices: Choices, words: SketchWords): Sketch | undefined {
  const { language, example, edition, unchecked } = words;
  const [sketch, setSketch] = useState<Sketch>();
  useEffect(() => {
    let isCurrent = true;
    draw(choices, { language, example, edition, unchecked }).then(
      (drawn) => isCurrent && setSketch(drawn),
      (error: unknown) => log.warn('The sketch could not be drawn', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [choices, language, example, edition, unchecked]);
  useEffect(
    () => () => (sketch?.kind === 'drawn' ? URL.revokeObjectURL(sketch.address) : undefined),
    [sketch],
  );
  return sketch;
}

async function draw(choices: Choices, words: SketchWords): Promise<Sketch> {
  const request = sketchOf(choices, words);
  const drawn = await drawInBrowser(request);
  if (drawn.kind === 'unsupported') return drawn;
  const address = URL.createObjectURL(new Blob([drawn.svg], { type: 'image/svg+xml' }));
  return { kind: 'drawn', address, width: request.width, height: request.height };
}

/** The card of the choices, with the words as they are written, and their reference only if they stand there. */
export function sketchOf(
  choices: Choices,
  { language, example, edition: known, unchecked }: SketchWords,
): CardRequest {
  const { style, seed, background, aspect } = choices;
  const quote = choices.quote.trim() || example;
  const [reference, attribution] = [choices.reference.trim(), choices.attribution.trim()];
  const place = known === undefined ? unchecked : reference;
  const author = mayBePlace(attribution) ? unchecked : attribution || WORDS_OF_A_READER[language];
  const source = reference ? place : author;
  const edition = reference ? (known ?? '') : '';
  const [width, height] = imageSizeOf({ aspect }, quote).split('x').map(Number) as [number, number];
  return {
    ...looksOf(choices),
    ...{ quote, source, edition, language },
    ...{ style, seed, width, height, transparent: background === 'transparent' },
  };
}
