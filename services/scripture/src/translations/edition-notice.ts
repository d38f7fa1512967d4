import type { PassageAnswer, Translation } from '@word-unfolded/contracts';

/** The part of every response about its translation: names, edition, license and notice. */
export function editionNotice(translation: Translation): PassageAnswer['translation'] {
  const { id, abbreviation, name, language, edition, licence, notice } = translation;
  return { id, abbreviation, name, language, edition, licence, notice };
}
