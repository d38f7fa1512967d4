import type { Language } from '@word-unfolded/domain';
import type { Years } from './timeline.js';

const ERAS = {
  en: {
    before: (year: string) => `${year} BC`,
    after: (year: string) => `AD ${year}`,
    about: 'about ',
    dash: '–',
  },
  es: {
    before: (year: string) => `${year} a. C.`,
    after: (year: string) => `${year} d. C.`,
    about: 'hacia ',
    dash: '-',
  },
} as const satisfies Record<Language, unknown>;

/** A year as people write it: `586 BC`, `AD 70`, `586 a. C.`. */
export function yearText(year: number, language: Language): string {
  const { before, after } = ERAS[language];
  return year < 0 ? before(String(-year)) : after(String(year));
}

/** Years as people write them: `931–913 BC`, `about 6–4 BC`, `about 7 BC–AD 30`, `AD 57`. */
export function yearsText({ from, to, isAbout }: Years, language: Language): string {
  const { before, after, about, dash } = ERAS[language];
  const start = isAbout ? about : '';
  if (from === to) return `${start}${yearText(from, language)}`;
  if (from < 0 && to < 0) return `${start}${before(`${-from}${dash}${-to}`)}`;
  if (from > 0) return `${start}${after(`${from}${dash}${to}`)}`;
  return `${start}${yearText(from, language)} ${dash} ${yearText(to, language)}`;
}
