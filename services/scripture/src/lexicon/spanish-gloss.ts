/** Glosses of our own for the words of the lexicon, five times or more in the Bible, that no tag of the Spanish text names. */
const OWN: Readonly<Record<string, string>> = {
  G910: 'bautista, el que bautiza',
  G1275: 'siempre, continuamente',
  G2181: 'Éfeso',
  G2332: 'Tesalónica',
  G2414: 'Jerusalén',
  G5184: 'Tiro',
  H980: 'Bahurim',
  H1975: 'este, aquel',
  H2048: 'burlarse, engañar',
  H3868: 'apartarse, torcerse',
  H4134: 'empobrecer',
  H4234: 'danza',
  H4521: 'porción',
  H4945: 'bebida; copero',
  H6195: 'astucia; prudencia',
  H6958: 'vomitar',
};

/** From this share of the most frequent rendering, a second one belongs to the sense. */
const SECOND_FROM = 0.1;

/** So many equal first letters are another form of one word: `misericordia`, `misericordias`. */
const STEM = 4;

/**
 * The sense of an original word in Spanish, in a word or two: as the tagged Spanish text renders it most often, with a
 * second rendering that is another word.
 *
 * @param renderings the most frequent ones first
 */
export function spanishGloss(
  strongs: string,
  renderings: readonly { readonly text: string; readonly times: number }[],
): string | null {
  const [first, ...others] = renderings;
  if (!first) return OWN[strongs] ?? null;
  const second = others.find(
    ({ text, times }) =>
      times >= first.times * SECOND_FROM && text.slice(0, STEM) !== first.text.slice(0, STEM),
  );
  return second ? `${first.text}, ${second.text}` : first.text;
}
