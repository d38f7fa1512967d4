/** Items of a Spanish list: “e” before the sound of i, “Abraham e Isaac”, also where the item is a link. */
export function spanishList(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  return `${items.slice(0, -1).join(', ')} ${SOUND_OF_I.test(last) ? 'e' : 'y'} ${last}`;
}

/** “Israel”, “[Isaías 6:1](…)”, “**hijo**”; “hierro” and “hielo” begin with another sound. */
const SOUND_OF_I = /^[\[*«“]*h?[ií](?![eaou])/iu;
