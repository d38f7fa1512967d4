/** The end of a sentence: its mark, with closing quotation marks and brackets, before a space or the end. */
const END = /[.!?…]+["'”’»)\]]*(?=\s|$)/gu;

/** A point after these is part of a word or a number: `v. 3`, `cf. Rom`, `St. Paul`, `1. First`. */
const NO_END =
  /(?:^|[\s(["'“¿¡])(?:vv?|vers|ver|chs?|caps?|cf|e\.g|i\.e|ej|lit|ca|mrs?|dr|st|sta?|sr|sra|p|pp|n[úu]m|\p{Lu}|\d{1,3})\.$/iu;

/** Sentences longer than this, in characters, are divided at a comma: some voices stop in the middle of long ones. */
const LONGEST = 220;

/**
 * Divides plain text into sentences, none longer than a voice speaks without fault. Joined by spaces they are the text
 * again.
 */
export function splitSentences(text: string): string[] {
  return text.split('\n').flatMap((line) => sentencesOf(line).flatMap(shortParts));
}

function sentencesOf(line: string): string[] {
  const found: string[] = [];
  let from = 0;
  for (const match of line.matchAll(END)) {
    const end = match.index + match[0].length;
    if (isPartOfWord(line.slice(from, match.index + 1))) continue;
    found.push(line.slice(from, end).trim());
    from = end;
  }
  return [...found, line.slice(from).trim()].filter(Boolean);
}

/** Whether the point at the end of a text belongs to an abbreviation or a number. */
export function isPartOfWord(text: string): boolean {
  return text.endsWith('.') && NO_END.test(text.slice(-12));
}

function shortParts(sentence: string): string[] {
  if (sentence.length <= LONGEST) return [sentence];
  const within = sentence.slice(0, LONGEST);
  const mark = Math.max(...[', ', '; ', ': ', ' – ', ' — '].map((each) => within.lastIndexOf(each)));
  const at = mark > LONGEST / 3 ? mark + 1 : within.lastIndexOf(' ');
  if (at <= 0) return [sentence];
  return [sentence.slice(0, at).trim(), ...shortParts(sentence.slice(at).trim())];
}
