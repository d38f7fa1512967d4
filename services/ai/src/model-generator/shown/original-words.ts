import { answerLink } from '@word-unfolded/answer-text';

/** The lexicon's data on words that a model names. */
export type KnownWords = {
  /** Whether it has an entry of a Strong's number such as `G25`. */
  readonly hasEntry: (strongs: string) => Promise<boolean>;
  /** Strong's numbers by the forms of the entries that the model was given, as `wordForm` makes them. */
  readonly byForm: ReadonlyMap<string, string>;
};

/** A Strong's number as people write it. */
const STRONGS = '(?<![\\p{L}\\p{N}])[GH]0{0,4}[1-9]\\d{0,3}(?![\\p{L}\\p{N}]|[.:]\\d)';

const letters = (script: string) => `\\p{Script=${script}}[\\p{Script=${script}}\\p{M}’᾽]+`;

const ORIGINAL = new RegExp(`${STRONGS}|${letters('Greek')}|${letters('Hebrew')}`, 'gu');

/** A Greek or Hebrew word without accents, points and capitals, so that different spellings compare as equal. */
export function wordForm(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[\p{M}’᾽]/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ');
}

/** A stretch of text: plain words, or a complete link. */
export type Stretch = { readonly text: string } | { readonly link: string };

/**
 * The stretches of a text. Greek and Hebrew words become links to their entry, or are marked as not verified (beyond,
 * 5). A form that differs from that of the entry is not verified, even if it may be an inflected form of it.
 */
export async function linkOriginalWords(text: string, known: KnownWords): Promise<Stretch[]> {
  const stretches: Stretch[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ORIGINAL)) {
    stretches.push({ text: text.slice(from, index) });
    stretches.push({ link: await linkTo(found, known) });
    from = index + found.length;
  }
  stretches.push({ text: text.slice(from) });
  return stretches.filter((stretch) => 'link' in stretch || stretch.text !== '');
}

async function linkTo(found: string, known: KnownWords): Promise<string> {
  const number = /^[GH]\d/.test(found) ? `${found[0]}${Number(found.slice(1))}` : undefined;
  const strongs = number ?? known.byForm.get(wordForm(found));
  const isKnown = strongs !== undefined && (number === undefined || (await known.hasEntry(number)));
  const mark = isKnown ? 'verified' : 'unverified';
  return answerLink(found, { kind: 'lexicon', strongs: strongs ?? found, mark });
}
