import { readConcepts } from '@word-unfolded/study-library';

/** The concepts of a word: those that name it, and those with a beginning of it. */
type Concepts = (word: string) => readonly string[];

/** Names the concepts of words, in either language; it reads them at the first call. */
export function conceptsOf(word: string): readonly string[] {
  find ??= load();
  return find(word);
}

let find: Concepts | undefined;

function load(): Concepts {
  const whole = new Map<string, string[]>();
  const beginnings = new Map<string, string[]>();
  for (const { name, words } of readConcepts())
    for (const word of words) {
      const isBeginning = word.endsWith('*');
      const key = isBeginning ? word.slice(0, -1) : word;
      const map = isBeginning ? beginnings : whole;
      map.set(key, [...(map.get(key) ?? []), name]);
    }
  const known = new Map<string, readonly string[]>();
  return (word) => {
    const found = known.get(word);
    if (found) return found;
    const names = new Set(whole.get(word));
    for (let length = 3; length <= word.length; length++)
      for (const name of beginnings.get(word.slice(0, length)) ?? []) names.add(name);
    const concepts = [...names];
    known.set(word, concepts);
    return concepts;
  };
}
