import type { PassageAnswer, Translation } from '@word-unfolded/contracts';

/** What travels with every answer of a translation: its names, edition, licence and notice. */
export function editionNotice(translation: Translation): PassageAnswer['translation'] {
  const { id, abbreviation, name, language, edition, licence, notice } = translation;
  return { id, abbreviation, name, language, edition, licence, notice };
}
