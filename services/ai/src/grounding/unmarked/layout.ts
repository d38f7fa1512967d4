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
  /\((?:pauses?|applause|laugh(?:s|ter)?|sighs?|pausa|aplausos?|risas?|suspira)\)/giu,
  // What a writer explains within the words.
  /(?<=[\p{L}\p{M}][.,;:]? )\((?:that is|i\.\s?e\.|which means|meaning|namely|literally|lit\.|es decir|esto es|o sea|a saber|literalmente)(?!\p{L})[^()\n]{0,60}\)(?=[ ,;.])/giu,
  // Who speaks, after a dash: before it stand the words that are said.
  /(?<=[^\s—][ \t]?—)(?:\p{L}+\s)?(?:said|says|saith|dijo|dice|dijeron|respondió)(?:\s\p{L}+)?(?=\s*(?:[—.(,;:]|$))/gu,
  // Signs of notes, and Strong's numbers, behind a word.
  /(?<=[\p{L}\p{M}])(?:\[(?:\p{Ll}|[GH]?\d{1,5})\]|<[GH]\d{1,5}>|\{[GH]\d{1,5}\}|[†‡§¶])/gu,
  // Hashtags at the end of a line.
  /(?<=(?:^|\s)[^#\s]\S*)(?:[ \t]+#[\p{L}\p{M}\p{N}_]+)+(?=\s*(?:\n|$))/gu,
  // A hashtag at the beginning of a line.
  /(?<=(?:^|\n)[ \t]*)#[\p{L}\p{M}\p{N}_]+(?=[ \t]+[^#\s])(?![^\n]*[ \t]#)/gu,
  // Who writes when, in a chat.
  /(?<=^|\n)[ \t]*\[?\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4},? \d\d?:\d\d[^\n\]\p{Lu}]{0,14}\]?[ -]{1,3}\p{Lu}[\p{L}.]{0,15}:(?=[ \t])/gu,
  /(?<=^|\n)[ \t]*\p{Lu}\p{L}{0,15} [—–-] [^\n]{0,20}\d\d?:\d\d[^\n]{0,6}(?=\n)/gu,
  // Lines of chords above those of a song.
  /(?<=^|\n)[ \t]*[A-G][#b♭♯]?(?:m|maj|min|dim|aug|sus|add)?\d{0,2}(?:[ \t]+[A-G][#b♭♯]?(?:m|maj|min|dim|aug|sus|add)?\d{0,2})+[ \t]*(?=\n)/gu,
  // Chords of a song, and the numbers of the parts of a message.
  /\[[A-G][#b♭♯]?(?:m|maj|min|dim|aug|sus|add)?\d{0,2}(?:\/[A-G][#b]?)?\]/gu,
  /\(\d{1,2}\/\d{1,2}\)(?=[ \t]*(?:\n|$))/gu,
  // The first and the last line of an entry of a calendar.
  /(?<=^|\n)[ \t]*(?:BEGIN|END):[A-Z]{3,12}(?=[ \t]*(?:\n|$))/gu,
  // Letters that count the lines of an acrostic.
  /(?<![\p{L}\p{M}])\p{Script=Hebrew}(?![\p{L}\p{M}])/gu,
];

/** The box of a list of tasks. */
const TASK_BOX = /(?<=(?:^|\n)[ \t]*(?:[-*+][ \t])?)\[[ xX]\]/gu;

/** The name of a field of data or of a directive, after which another text begins. */
const FIELD =
  /(?<=^|\n)[ \t]*(?:[\p{L}_]{1,16}:[ \t]*[>|][-+]?[ \t]*(?=\n)|\.\.[ \t][\p{L}-]{1,20}::[^\n]*|[\p{L}_.]{1,24}[ \t]?=[ \t]?(?=[\p{Lu}¿¡]))/gu;

/** What several lines begin with: who speaks or sings, and letters or numbers that count. */
const LABELS: readonly RegExp[] = [
  /(?<=^|\n)[ \t]*\(?(?:x|ix|iv|v?i{1,3}|v)[.)](?=[ \t])/giu,
  /(?<=^|\n)[ \t]*(?:\[[^\]\n]{1,20}\][ \t]*)?\p{Lu}[\p{L}.]{0,15}(?:[ \t]\p{Lu}[\p{L}.]{0,15})?:(?=[ \t])/gu,
  /(?<=^|\n)[ \t]*\(?\p{L}\)(?=[ \t])/gu,
  /(?<=^|\n)[ \t]*\d{1,2}\/\d{0,2}(?=[ \t])/gu,
];
const FEWEST_LABELS = 2;
/** One of these where the sentence goes on after it. */
const WITHIN_SENTENCE =
  /(?<=[\p{L},;]\n)[ \t]*(?:(?:(?:\[[^\]\n]{1,20}\][ \t]*)?\p{Lu}[\p{L}.]{0,15}(?:[ \t]\p{Lu}[\p{L}.]{0,15})?:|\(?\p{L}\)|\(?(?:x|ix|iv|v?i{1,3}|v)[.)])(?=[ \t][(“"]?\p{Ll})|\p{Lu}[\p{L}.]{0,15}:(?=[ \t]\p{Lu}\p{L}*[ \t]\p{Ll}))/gu;

/** A gap between words that ends a clause or a line. */
const GAP = /[^\p{L}\p{M}\p{N}’']*[.,;:!?—–\-|…→/·\n][^\p{L}\p{M}\p{N}’']*/gu;
/** The share of the words that are followed by the same gap, beyond which it says nothing. */
const SCATTERED = 0.5;
const FEWEST_SCATTERED = 7;

/** Words that are joined by a sign instead of a space, and these signs. */
const JOINED_WORDS: readonly RegExp[] = ['_', '\\+', '%20', '=', '~'].map(
  (sign) => new RegExp(`[\\p{L}\\p{M}’']+(?:${sign}[\\p{L}\\p{M}’'.,;:]+){4,}`, 'gu'),
);
const JOINERS = /[_+=~]|%20/gu;

const HYPHENED = /[\p{L}\p{M}’']+(?:-[\p{L}\p{M}’'.,;:]+){4,}/gu;

/** Words that are joined by hyphens as words: “for-God-so-loved-the-world”. */
const withoutHyphens = (text: string) =>
  text.includes('-') ? text.replace(HYPHENED, (run) => run.replaceAll('-', ' ')) : text;

/** Numbers and signs that stand for letters within words, and the fewest words that have them. */
const SIGNS: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '@': 'a', $: 's' };
const SIGN_WITHIN = /(?<=\p{L})[013@$]+(?=\p{L})/gu;
const SIGN = /(?<=\p{L})[013@$]+|[013@$]+(?=\p{L})/gu;
const FEWEST_SIGNS = 3;

/** Words with signs for letters as words: “sh0uld w3 s3rv3”. */
function withoutSigns(text: string): string {
  if ((text.match(SIGN_WITHIN)?.length ?? 0) < FEWEST_SIGNS) return text;
  return text.replace(SIGN, (run) => [...run].map((sign) => SIGNS[sign]).join(''));
}

/** What each line of a comment, a frame or a dialogue begins with, and the mark with which lines of a frame end. */
const LINE_PREFIX = /(?<=^|\n)[ \t]*(?:--|\/\/|[—–|#*;%])[ \t]+(?=\S)/gu;
const LINE_SUFFIX = /(?<=^|\n)([ \t]*[|║][^|║\n]+)([|║])(?=[ \t]*(?:\n|$))/gu;

/** Lines of a text without the sign with which each of them begins. */
function withoutPrefixes(text: string): string {
  const signs = text.match(LINE_PREFIX)?.map((prefix) => prefix.trim()) ?? [];
  if (signs.length < FEWEST_LABELS || new Set(signs).size > 1) return text;
  const framed = text.replace(LINE_SUFFIX, (_, line: string) => `${line} `);
  if (signs[0] === '|' && /\|[^\n]*\S[^\n]*\|/u.test(framed)) return text;
  return framed.replace(LINE_PREFIX, blank);
}

/** Letters that are written three times and more, and the fewest words that have such ones. */
const REPEATED = /(\p{L})\1{2,}/giu;
const FEWEST_REPEATED = 4;

/** Words that stand each in brackets of their own, and the fewest of them. */
const BRACKETED = /[([{"“«]([\p{L}\p{M}’']+[.,;:!?]?)[)\]}"”»]/gu;
const FEWEST_BRACKETED = 5;

/** Words that are joined, each with a capital letter: “ForGodSoLovedTheWorld”. */
const CAPITALS_WITHIN = /(?<![\p{L}\p{M}])\p{Lu}\p{Ll}*(?:[,;:.’']{0,2}\p{Lu}\p{Ll}*){3,}/gu;

const FEWEST_JOINED = 3;

/** Letters that stand apart from each other, and the fewest of them. */
const SPACED_LETTERS = /(?<![\p{L}\p{M}])\p{L}(?: \p{L})+(?![\p{L}\p{M}])/gu;
const POINTED_LETTERS = /(?<![\p{L}\p{M}])\p{L}(?:[.-]\p{L})+(?![\p{L}\p{M}])/gu;
const FEWEST_SPACED = 8;
/** What is no part of the words, and keeps the length of the text. */
const NOTHING = '\u200b';

/** Words of which all letters stand apart are read as words: “F o r   G o d”. */
function withoutSpacing(text: string): string {
  const form = /\p{L}([.-])\p{L}\1\p{L}/u.test(text) ? POINTED_LETTERS : SPACED_LETTERS;
  const runs = text.match(form) ?? [];
  const spaced = runs.reduce((sum, { length }) => sum + (length + 1) / 2, 0);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (spaced < FEWEST_SPACED || spaced < letters * SCATTERED) return text;
  return text.replace(form, (run) => run.replaceAll(/[ .-]/gu, NOTHING));
}

/** Words without letters that are repeated for the sound of it: “Moooseees”. */
function withoutRepeats(text: string): string {
  if ((text.match(REPEATED)?.length ?? 0) < FEWEST_REPEATED) return text;
  return text.replace(REPEATED, (run, letter: string) => letter + NOTHING.repeat(run.length - 1));
}

/** Words without the brackets around each of them: “(And) (he) (said)”. */
function withoutBrackets(text: string): string {
  if ((text.match(BRACKETED)?.length ?? 0) < FEWEST_BRACKETED) return text;
  return text.replace(BRACKETED, (_, word: string) => ` ${word} `);
}

/** The places in a text at which a word begins that is joined to the one before it. */
export function joinedPlaces(text: string): number[] {
  const runs = [...text.matchAll(CAPITALS_WITHIN)].filter(
    ([run]) => (run.match(/\p{Ll}[,;:.’']{0,2}\p{Lu}/gu)?.length ?? 0) >= FEWEST_JOINED,
  );
  return runs.flatMap(({ 0: run, index }) =>
    [...run.matchAll(/(?<!^)\p{Lu}/gu)].map((letter) => index + letter.index),
  );
}

/** Numbers before the words of a text, and the share of the words that have one. */
const NUMBERED = /(?<=^|\s)[([]?\d{1,3}[.)\]:]?[ \t](?=\p{L})/gu;
const FEWEST_NUMBERED = 5;

/** Words without the numbers that count them: “1. If 2. a 3. man”. */
function withoutCounting(text: string): string {
  const count = text.match(NUMBERED)?.length ?? 0;
  const words = text.match(/\p{L}+/gu)?.length ?? 0;
  return count < FEWEST_NUMBERED || count < words * SCATTERED ? text : text.replace(NUMBERED, blank);
}

/** What stands in the place of a label: another speaker who begins a sentence says something else. */
function turned(text: string): (label: string, ...rest: unknown[]) => string {
  let last: string | undefined;
  return (label, ...rest) => {
    const at = rest.findLast((each) => typeof each === 'number') ?? 0;
    const name = /\p{L}{2,}[^:]*(?=:$)/u.exec(label.trim())?.[0];
    const isOther = name !== undefined && last !== undefined && name !== last;
    last = name;
    const [before, behind] = [text.slice(0, at), text.slice(at + label.length)];
    const opens = /[.!?…][”"’'»*_)]*\s*$/u.test(before) || /^[ \t]*[“"«*_]*(?:[¿¡]|\p{Lu})/u.test(behind);
    const goesOn = /[\p{L},;]\s*$/u.test(before) && /^[ \t]*\p{Lu}\p{L}*[ \t]\p{Ll}/u.test(behind);
    return isOther && opens && !goesOn ? ended(label) : blank(label);
  };
}

const blank = (written: string) => ' '.repeat(written.length);
const ended = (written: string) => `|${' '.repeat(written.length - 1)}`;

/**
 * One line without any sign that the forms of this file begin with or contain, as most sentences are: reading such a line
 * by all of them takes most of the time of a check.
 */
const PLAIN_LINE =
  /^(?!.*(?:::|BEGIN:|END:))(?![ \t]*[–;])[^\n\p{N}\p{Script=Hebrew}[\]{}()<>|║#*_\\†‡§¶—=~%+@$/]*$/u;

/**
 * A text of the same length without what is not read with its words: times of subtitles, commands, labels of lines.
 * Where most words are followed by the same stop, or stand in a line of their own, that says nothing either.
 */
export function withoutLayout(text: string): string {
  if (PLAIN_LINE.test(text)) {
    const spaced = withoutSpacing(withoutBrackets(withoutRepeats(text)));
    return withoutScattering(withoutHyphens(spaced));
  }
  let read = text.replace(TASK_BOX, blank);
  read = withoutCounting(withoutPrefixes(withoutBrackets(withoutRepeats(withoutSigns(read)))));
  for (const form of JOINED_WORDS) read = read.replace(form, (run) => run.replace(JOINERS, blank));
  read = withoutHyphens(withoutSpacing(read));
  for (const form of LAYOUT) read = read.replace(form, blank);
  read = read.replace(FIELD, ended).replace(WITHIN_SENTENCE, blank);
  for (const form of LABELS) {
    const { length } = read.match(form) ?? [];
    if (length !== undefined && length >= FEWEST_LABELS) read = read.replace(form, turned(read));
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
