import type { Translation } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';

/** The properties of a translation that do not depend on its source. */
export type KnownTranslation = Pick<
  Translation,
  'id' | 'abbreviation' | 'name' | 'language' | 'licence' | 'notice'
>;

const PUBLIC_DOMAIN = 'Public domain';

/**
 * The translations of the picker, in its order: those of the specification (section 9) with their ids in the Free Use
 * Bible API, and those of the local library. Ids are used in bookmarks and URLs and never change.
 */
export const KNOWN_TRANSLATIONS: readonly KnownTranslation[] = [
  {
    id: 'BSB',
    abbreviation: 'BSB',
    name: 'Berean Standard Bible',
    language: 'en',
    licence: PUBLIC_DOMAIN,
    notice: 'Berean Standard Bible. Public domain.',
  },
  {
    id: 'WEB',
    abbreviation: 'WEB',
    name: 'World English Bible',
    language: 'en',
    licence: PUBLIC_DOMAIN,
    notice: 'World English Bible. Public domain. The name is a trademark of eBible.org.',
  },
  {
    id: 'ENGWEBP',
    abbreviation: 'WEBP',
    name: 'World English Bible, American Edition',
    language: 'en',
    licence: PUBLIC_DOMAIN,
    notice: 'World English Bible, American Edition. Public domain. The name is a trademark of eBible.org.',
  },
  {
    id: 'eng_webu',
    abbreviation: 'WEBU',
    name: 'World English Bible Updated',
    language: 'en',
    licence: PUBLIC_DOMAIN,
    notice: 'World English Bible Updated. Public domain. The name is a trademark of eBible.org.',
  },
  {
    id: 'eng_t4t',
    abbreviation: 'T4T',
    name: 'Translation for Translators',
    language: 'en',
    licence: 'CC BY-SA 4.0',
    notice: 'Translation for Translators, © Ellis W. Deibler. Licensed under CC BY-SA 4.0.',
  },
  {
    id: 'KJV',
    abbreviation: 'KJV',
    name: 'King James Version',
    language: 'en',
    licence: 'Public domain outside the United Kingdom',
    notice:
      'King James Version. Public domain; in the United Kingdom printing is reserved by letters patent of the Crown.',
  },
  {
    id: 'spa_r09',
    abbreviation: 'RV1909',
    name: 'Reina Valera 1909',
    language: 'es',
    licence: 'Dominio público',
    notice: 'Reina Valera 1909. Dominio público.',
  },
  {
    id: 'spa_pdt',
    abbreviation: 'PDT',
    name: 'Palabra de Dios para ti',
    language: 'es',
    licence: 'CC BY 4.0',
    notice: 'Palabra de Dios para ti. Con licencia CC BY 4.0.',
  },
  {
    id: 'spa_vbl',
    abbreviation: 'VBL',
    name: 'Versión Biblia Libre',
    language: 'es',
    licence: 'CC BY-SA 4.0',
    notice:
      'Versión Biblia Libre, © Jonathan Gallagher y Shelly Barrios de Ávila. Con licencia CC BY-SA 4.0.',
  },
];

/** The default translation by language: the first of these that is available (decisions, "Translations"). */
export const DEFAULT_TRANSLATIONS: Readonly<Record<Language, readonly string[]>> = {
  en: ['BSB', 'WEB'],
  es: ['spa_r09'],
};

/** Finds a translation by its id or abbreviation, ignoring case. */
export function findKnownTranslation(name: string): KnownTranslation | undefined {
  const wanted = name.trim().toLowerCase();
  return (
    KNOWN_TRANSLATIONS.find(({ id }) => id.toLowerCase() === wanted) ??
    KNOWN_TRANSLATIONS.find(({ abbreviation }) => abbreviation.toLowerCase() === wanted)
  );
}
