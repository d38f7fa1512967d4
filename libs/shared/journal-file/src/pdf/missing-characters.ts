import type { Labels } from '../labels.js';

/** Maximum characters that are named per script. */
const MOST = 8;

/** Scripts in present use, by their codes (ISO 15924). */
const SCRIPTS = [
  ...['Arab', 'Armn', 'Beng', 'Cher', 'Copt', 'Cyrl', 'Deva', 'Ethi', 'Geor', 'Grek', 'Gujr', 'Guru', 'Hang'],
  ...['Hani', 'Hebr', 'Hira', 'Kana', 'Khmr', 'Knda', 'Laoo', 'Latn', 'Mlym', 'Mong', 'Mymr', 'Nkoo', 'Orya'],
  ...['Sinh', 'Syrc', 'Taml', 'Telu', 'Tfng', 'Thaa', 'Thai', 'Tibt'],
].map((code) => ({ code, has: new RegExp(String.raw`\p{Script=${code}}`, 'u') }));

/** Names of scripts by locale: making them takes longer than using them. */
const namesByLocale = new Map<string, Intl.DisplayNames>();

function scriptNames(locale: string): Intl.DisplayNames {
  const names = namesByLocale.get(locale) ?? new Intl.DisplayNames(locale, { type: 'script' });
  namesByLocale.set(locale, names);
  return names;
}

/** Describes the characters that a file cannot show: their scripts, and their code points. */
export function missingWords(missing: readonly string[], labels: Labels): string {
  const names = scriptNames(labels.locale);
  const scripts = new Map<string, Set<string>>();
  for (const cluster of missing) {
    const code = SCRIPTS.find(({ has }) => has.test(cluster))?.code;
    const name = (code && names.of(code)) ?? labels.otherSigns;
    const points = scripts.get(name) ?? new Set();
    scripts.set(name, points);
    for (const sign of cluster)
      points.add(`U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`);
  }
  const parts = [...scripts].map(([name, points]) => {
    const shown = [...points].slice(0, MOST).join(', ');
    return `${name} (${shown}${points.size > MOST ? ', …' : ''})`;
  });
  return labels.missing(parts.join('; '));
}
