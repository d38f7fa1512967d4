import type { SpeechPassages, SpokenLine } from '../speech-passages.js';

/** The first part is short, so that the reading begins soon; each later one is made while the one before is heard. */
const FIRST_CHARACTERS = 150;
const GROWTH = 3;
const LONGEST_CHARACTERS = 4_000;

/**
 * A reading in the parts that are recorded one by one. A part ends with a line, and not within a quotation, because the
 * server compares quotations as a whole; an unclosed quotation mark does not prevent that.
 */
export function readingParts(passages: SpeechPassages): readonly SpeechPassages[] {
  const parts: SpokenLine[][] = [];
  let [target, characters, open] = [0, 0, 0];
  for (const line of passages.lines) {
    const isFull = characters >= target && (open <= 0 || characters >= 2 * target);
    if (isFull) {
      target = parts.length === 0 ? FIRST_CHARACTERS : Math.min(target * GROWTH, LONGEST_CHARACTERS);
      [characters, open] = [0, 0];
      parts.push([]);
    }
    parts.at(-1)!.push(line);
    characters += line.text.length;
    open += count(line.text, /[“«]/gu) - count(line.text, /[”»]/gu);
  }
  return parts.map((lines, index) => ({ ...passages, key: `${passages.key}\n${index}`, lines }));
}

function count(text: string, mark: RegExp): number {
  return text.match(mark)?.length ?? 0;
}
