import type { Language } from '@word-unfolded/domain';

const ORDINALS: Readonly<Record<Language, string>> = {
  en: 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last',
  es: 'primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|s[eé]ptim[oa]|octav[oa]|noven[oa]|d[eé]cim[oa]|[uú]ltim[oa]',
};

const BARE: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(
    `^\\s*(?:and |what about |how about |who was )*the (${ORDINALS.en})(?: one)?[\\s?.!]*$`,
    'iu',
  ),
  es: new RegExp(`^[\\s¿]*(?:y |qu[eé] tal )*(?:el|la) (${ORDINALS.es})[\\s?.!]*$`, 'iu'),
};

const ANY: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(`(?<!\\p{L})(?:${ORDINALS.en})(?!\\p{L})`, 'iu'),
  es: new RegExp(`(?<!\\p{L})(?:${ORDINALS.es})(?!\\p{L})`, 'iu'),
};

/** The question before with another ordinal: “And the second?” after “Who was the first king of Israel?” */
export function withOtherOrdinal(question: string, before: string | undefined, language: Language): string {
  const ordinal = BARE[language].exec(question)?.[1];
  return ordinal === undefined || !before || !ANY[language].test(before)
    ? question
    : before.replace(ANY[language], ordinal);
}
