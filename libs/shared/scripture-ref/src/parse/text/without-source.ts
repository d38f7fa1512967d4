/** Abbreviations of English and Spanish translations, as applications put them behind a copied reference. */
const ABBREVIATIONS =
  'AMPC?|ASV|BLPH?|BSB|BTX|CEV|CJB|CSB|CST|DHH|DRA|ERV|ESV|GNT|GW|HCSB|ICB|ISV|JBS|KJ21|KJV|LBLA|LEB|LSB|MEV|MSG|NAB|NABRE|NASB|' +
  'NBD|NBLA|NBV|NCV|NET|NIRV|NIV|NKJV|NLT|NRSV|NRSVUE|NTV|NVI|OJB|PDT|RSV|RVA|RVC|RVG|RVR|RV|TLA|TLB|TLV|TPT|VOICE|VBL|WEB|YLT';

/** Words of a name of a translation or of an application. */
const NAMES =
  'version|translation|bible|edition|standard|versi[oó]n|traducci[oó]n|biblia|reina|valera|lenguaje|youversion|gateway|palabra de dios';

const ADDRESS = /\s(?:https?:\/\/|www\.)\S+\s{0,9}$/iu;

const TRANSLATION = new RegExp(
  `(?<=\\d[a-f]?)[\\s"”’»]{0,3}(?:[-–—|·•,]\\s?)?[([]?\\s?(?:${ABBREVIATIONS})[\\s-]?\\d{0,4}\\s?[)\\]]?(?=\\s{0,9}$|\\s?[-–—|·•])`,
  'iu',
);

const NAMED = new RegExp(
  `(?<=\\d[a-f]?)[\\s"”’»]{0,3}[-–—|·•,([]?[^\\d:;]{0,60}\\b(?:${NAMES})[^:;]{0,80}$`,
  'iu',
);

/**
 * A text without what other applications put behind a reference that is copied: an address, and the name of a translation or
 * of the application. `Juan 3:16 RVR1960`, `John 3:16 | ESV Bible | YouVersion`.
 */
export function withoutSource(text: string): string {
  return text.replace(ADDRESS, '').replace(NAMED, '').replace(TRANSLATION, '');
}
