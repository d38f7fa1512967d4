import { imageSizeOf, type Language } from '@word-unfolded/domain';
import { log } from '@word-unfolded/ui';
import { useEffect, useState } from 'react';
import { looksOf, type Choices } from './choices.js';

/** A sketch, or why there is none. */
export type Sketch =
  | { readonly kind: 'drawn'; readonly address: string; readonly width: number; readonly height: number }
  | { readonly kind: 'unsupported'; readonly characters: string };

type Renderer = Awaited<ReturnType<typeof loadRenderer>>;

/** The renderer of the server, with the fonts that are needed so far; loaded with the first sketch. */
async function loadRenderer() {
  const card = await import('@word-unfolded/quote-card');
  return { ...card, loader: new card.FaceLoader(card.fetchCardFont) };
}

let renderer: Promise<Renderer> | undefined;

/** Draws the card of some choices in this browser. The last sketch stays until the next one is drawn. */
export function useSketch(choices: Choices, fallbackQuote: string, language: Language): Sketch | undefined {
  const [sketch, setSketch] = useState<Sketch>();
  useEffect(() => {
    let isCurrent = true;
    draw(choices, choices.quote.trim() || fallbackQuote, language).then(
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

async function draw(choices: Choices, quote: string, language: Language): Promise<Sketch> {
  renderer ??= loadRenderer();
  const { chooseLooks, drawCard, loader, UnsupportedCharactersError } = await renderer.catch(
    (error: unknown) => {
      renderer = undefined; // another attempt may succeed
      throw error;
    },
  );
  const [width, height] = imageSizeOf({ aspect: choices.aspect }, quote).split('x').map(Number) as [
    number,
    number,
  ];
  const { reference, style, seed, background } = choices;
  const request = {
    ...looksOf(choices),
    ...{ quote, source: reference.trim() || '· · ·', edition: '', language, style, seed, width, height },
    transparent: background === 'transparent',
  };
  try {
    const { typography } = chooseLooks(request);
    const faces = await loader.facesOf(typography, `${quote}${request.source}`);
    const { svg } = drawCard(request, faces);
    const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    return { kind: 'drawn', address, width, height };
  } catch (error) {
    if (error instanceof UnsupportedCharactersError)
      return { kind: 'unsupported', characters: error.characters };
    throw error;
  }
}
