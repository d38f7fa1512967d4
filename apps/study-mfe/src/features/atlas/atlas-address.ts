import { PAGES } from '@word-unfolded/domain';

/** What the atlas shows. */
export type AtlasAddress = {
  /** Passages in OSIS form whose places are shown; the whole Bible without them. */
  readonly osis: string;
  /** Part of a name to search for. */
  readonly words: string;
  /** The id of the chosen place. */
  readonly place: string | undefined;
  /** The id of the journey that is drawn. */
  readonly journey: string | undefined;
  readonly view: 'map' | 'time';
};

/** Reads the query of an address. */
export function readAtlasAddress(search: string): AtlasAddress {
  const parameters = new URLSearchParams(search);
  return {
    osis: parameters.get('in') ?? '',
    words: parameters.get('q') ?? '',
    place: parameters.get('place') ?? undefined,
    journey: parameters.get('journey') ?? undefined,
    view: parameters.get('view') === 'time' ? 'time' : 'map',
  };
}

/** The address of the atlas: `/atlas?in=Acts.16&place=a49e1d0`. */
export function atlasAddress({ osis, words, place, journey, view }: Partial<AtlasAddress>): string {
  const parameters = new URLSearchParams();
  if (osis) parameters.set('in', osis);
  if (words) parameters.set('q', words);
  if (place) parameters.set('place', place);
  if (journey) parameters.set('journey', journey);
  if (view === 'time') parameters.set('view', view);
  const query = parameters.toString();
  return query === '' ? PAGES.atlas : `${PAGES.atlas}?${query}`;
}
