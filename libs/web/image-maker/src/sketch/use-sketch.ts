import { imageSizeOf, WORDS_OF_A_READER, type Language } from '@word-unfolded/domain';
import type { CardRequest } from '@word-unfolded/quote-card';
import { log } from '@word-unfolded/ui';
import { useEffect, useState } from 'react';
import { looksOf, type Choices } from '../maker/choices.js';
import { drawInBrowser } from './draw-in-browser.js';

/** A sketch, or why there is none. */
export type Sketch =
  | { readonly kind: 'drawn'; readonly address: string; readonly width: number; readonly height: number }
  | { readonly kind: 'unsupported'; readonly characters: string };

/** Draws the card of some choices in this browser. The last sketch stays until the next one is drawn. */
export function useSketch(choices: Choices, fallbackQuote: string, language: Language): Sketch | undefined {
  const [sketch, setSketch] = useState<Sketch>();
  useEffect(() => {
    let isCurrent = true;
    draw(choices, fallbackQuote, language).then(
      (drawn) => isCurrent && setSketch(drawn),
      (error: unknown) => log.warn('The sketch could not be drawn', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [choices, fallbackQuote, language]);
  useEffect(
    () => () => (sketch?.kind === 'drawn' ? URL.revokeObjectURL(sketch.address) : undefined),
    [sketch],
  );
  return sketch;
}

async function draw(choices: Choices, fallbackQuote: string, language: Language): Promise<Sketch> {
  const quote = choices.quote.trim() || fallbackQuote;
  const request = sketchOf(choices, quote, language);
  const drawn = await drawInBrowser(request);
  if (drawn.kind === 'unsupported') return drawn;
  const address = URL.createObjectURL(new Blob([drawn.svg], { type: 'image/svg+xml' }));
  return { kind: 'drawn', address, width: request.width, height: request.height };
}

/** The edition of Scripture when none was chosen: its line takes room, by which the lines of the quote break. */
const USUAL_EDITION: Readonly<Record<Language, string>> = {
  en: 'World English Bible',
  es: 'Reina Valera 1909',
};

/** The card of the choices, with the words as they are written: the server compares them. */
export function sketchOf(choices: Choices, quote: string, language: Language): CardRequest {
  const { style, seed, background, aspect } = choices;
  const [reference, attribution] = [choices.reference.trim(), choices.attribution.trim()];
  const source = reference || attribution || WORDS_OF_A_READER[language];
  const edition = reference ? choices.edition || USUAL_EDITION[language] : '';
  const [width, height] = imageSizeOf({ aspect }, quote).split('x').map(Number) as [number, number];
  return {
    ...looksOf(choices),
    ...{ quote, source, edition, language },
    ...{ style, seed, width, height, transparent: background === 'transparent' },
  };
}
