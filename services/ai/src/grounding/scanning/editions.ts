/** Names of editions as answers write them, beside their abbreviations. */
const NAMES: readonly (readonly [name: string, abbreviation: string])[] = [
  ['New King James(?: Version)?', 'NKJV'],
  ['King James(?: Version)?|Authori[sz]ed Version', 'KJV'],
  ['New International(?: Version)?|Nueva Versión Internacional', 'NIV'],
  ['English Standard(?: Version)?', 'ESV'],
  ['New Living(?: Translation)?', 'NLT'],
  ['New American Standard(?: Bible)?', 'NASB'],
  ['American Standard(?: Version)?', 'ASV'],
  ['World English(?: Bible)?', 'WEB'],
  ['(?:New )?Revised Standard(?: Version)?', 'RSV'],
  ['Christian Standard(?: Bible)?', 'CSB'],
  ['Berean Standard(?: Bible)?', 'BSB'],
  ['Reina[- ]Valera(?: de)? 1909|RV ?1909|RVR ?1909|RV ?09', 'RV1909'],
  ['Reina[- ]Valera(?: de)? 1960|RVR? ?1960', 'RVR1960'],
  ['Reina[- ]Valera(?: (?:Revisada|Actualizada|Antigua))?', 'RVR'],
  ['(?:La )?Biblia de las Américas', 'LBLA'],
  ['Dios Habla Hoy', 'DHH'],
  ['Nueva Traducción Viviente', 'NTV'],
  ['Message', 'MSG'],
  ['Amplified(?: Bible)?', 'AMP'],
];

const ABBREVIATIONS =
  'NKJV|KJV|AV|NIV|ESV|NLT|NASB(?:95)?|WEB|BSB|H?CSB|MSG|AMP|ASV|N?RSV|NET|GNT|CEV|NVI|RVR?(?:19\\d\\d|60|95)|RVR|RV|RVA|LBLA|DHH|PDT|NTV|TLA|VBL';

const ALL = `(?:${[...NAMES.map(([name]) => name), ABBREVIATIONS].join('|')})(?![\\p{L}\\p{N}])`;

/** An edition beside a reference: `, KJV`, ` (King James Version)`. */
export const EDITION_AFTER = new RegExp(`^([\\s*_]*[,(\\[]?\\s*(?:the |la )?)(${ALL})`, 'u');
const ANY = new RegExp(`(?<![\\p{L}\\p{N}])${ALL}`, 'gu');

/** The abbreviation of an edition that is written in any way. */
export function abbreviationOf(written: string): string {
  const named = NAMES.find(([name]) => new RegExp(`^(?:${name})$`, 'u').test(written));
  return named?.[1] ?? (written === 'AV' ? 'KJV' : written);
}

/** The edition that a text names last, if it names one. */
export function editionNamedIn(text: string): string | undefined {
  const found = [...text.matchAll(ANY)].at(-1)?.[0];
  return found && abbreviationOf(found);
}
