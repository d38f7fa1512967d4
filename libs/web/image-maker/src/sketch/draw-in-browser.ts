import type { CardRequest } from '@word-unfolded/quote-card';

/** A card as an SVG, or the characters that cannot be set. */
export type DrawnCard =
  | { readonly kind: 'drawn'; readonly svg: string }
  | { readonly kind: 'unsupported'; readonly characters: string };

type Renderer = Awaited<ReturnType<typeof loadRenderer>>;

/** The renderer of the server, with the fonts that are needed so far; loaded with the first card. */
async function loadRenderer() {
  const card = await import('@word-unfolded/quote-card');
  return { ...card, loader: new card.FaceLoader(card.fetchCardFont) };
}

let renderer: Promise<Renderer> | undefined;

/** Draws a card in this browser, as the server draws it. @throws when the renderer or a font cannot be fetched */
export async function drawInBrowser(request: CardRequest): Promise<DrawnCard> {
  renderer ??= loadRenderer();
  const { chooseLooks, drawCard, loader, UnsupportedCharactersError } = await renderer.catch(
    (error: unknown) => {
      renderer = undefined; // another attempt may succeed
      throw error;
    },
  );
  const { typography } = chooseLooks(request);
  const faces = await loader.facesOf(typography, `${request.quote}${request.source}${request.edition}`);
  try {
    return { kind: 'drawn', svg: drawCard(request, faces).svg };
  } catch (error) {
    if (error instanceof UnsupportedCharactersError)
      return { kind: 'unsupported', characters: error.characters };
    throw error;
  }
}
