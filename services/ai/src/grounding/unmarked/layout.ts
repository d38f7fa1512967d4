/** What belongs to the layout of a text, and not to its words. */
const LAYOUT: readonly RegExp[] = [
  // The number and the times of a subtitle.
  /(?<=^|\n)[ \t]*(?:\d+[ \t]*\n[ \t]*)?\d\d:\d\d(?::\d\d)?[.,]\d{3}[ \t]*-->[^\n]*(?:\n|$)/gu,
  // The time of a line of a song or of a chat.
  /(?<=^|\n)[ \t]*[[(]\d\d?:\d\d(?:[.:]\d\d)*[\])]/gu,
  // Commands of TeX, and marks of USFM.
  /\\\p{L}{1,12}\d?\*?/gu,
  // What is done while the words are said.
  /[*_]+\([^()\n]{1,40}\)[*_]+|\([*_]+[^()*_\n]{1,40}[*_]+\)/gu,
  // Who speaks, after a dash.
  /(?<=—)(?:\p{L}+\s)?(?:said|says|saith|dijo|dice|dijeron|respondió)(?:\s\p{L}+)?(?=\s*(?:[—.(,;:]|$))/gu,
  // Letters that count the lines of an acrostic.
  /(?<![\p{L}\p{M}])\p{Script=Hebrew}(?![\p{L}\p{M}])/gu,
];

/** The name of a field of data or of a directive, after which another text begins. */
const FIELD =
  /(?<=^|\n)[ \t]*(?:[\p{L}_]{1,16}:[ \t]*[>|][-+]?[ \t]*(?=\n)|\.\.[ \t][\p{L}-]{1,20}::[^\n]*)/gu;

/** What several lines begin with: who speaks or sings, and letters that count. */
const LABELS: readonly RegExp[] = [
  /(?<=^|\n)[ \t]*(?:\[[^\]\n]{1,20}\][ \t]*)?\p{Lu}[\p{L}.]{0,15}(?:[ \t]\p{Lu}[\p{L}.]{0,15})?:(?=[ \t])/gu,
  /(?<=^|\n)[ \t]*\(?\p{L}\)(?=[ \t])/gu,
];
const FEWEST_LABELS = 2;
/** One of these where the sentence goes on after it. */
const WITHIN_SENTENCE =
  /(?<=[\p{L},;]\n)[ \t]*(?:(?:\[[^\]\n]{1,20}\][ \t]*)?\p{Lu}[\p{L}.]{0,15}(?:[ \t]\p{Lu}[\p{L}.]{0,15})?:|\(?\p{L}\))(?=[ \t]\p{Ll})/gu;

/** A gap between words that ends a clause or a line. */
const GAP = /[^\p{L}\p{M}\p{N}’']*[.,;:!?—–\-|…→/·\n][^\p{L}\p{M}\p{N}’']*/gu;
/** The share of the words that are followed by the same gap, beyond which it says nothing. */
const SCATTERED = 0.5;
const FEWEST_SCATTERED = 7;

const blank = (written: string) => ' '.repeat(written.length);
const ended = (written: string) => `|${' '.repeat(written.length - 1)}`;

/**
 * A text of the same length without what is not read with its words: times of subtitles, commands, labels of lines.
 * Where most words are followed by the same stop, or stand in a line of their own, that says nothing either.
 */
export function withoutLayout(text: string): string {
  let read = text;
  for (const form of LAYOUT) read = read.replace(form, blank);
  read = read.replace(FIELD, ended).replace(WITHIN_SENTENCE, blank);
  for (const form of LABELS) {
    const { length } = read.match(form) ?? [];
    if (length !== undefined && length >= FEWEST_LABELS) read = read.replace(form, blank);
  }
  return withoutScattering(read);
}

function withoutScattering(text: string): string {
  const words = text.match(/\p{L}+/gu)?.length ?? 0;
  if (words < FEWEST_SCATTERED) return text;
  const times = new Map<string, number>();
  for (const [gap] of text.matchAll(GAP)) times.set(gap, (times.get(gap) ?? 0) + 1);
  const usual = [...times].find(([, count]) => count / words > SCATTERED)?.[0];
  return usual === undefined ? text : text.replace(GAP, (gap) => (gap === usual ? blank(gap) : gap));
}
