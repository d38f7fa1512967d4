import type { Need } from '../need.js';

/**
 * The patterns of a language, as plain text. A line is one pattern, a regular expression over plain words (see
 * `plainWords`); `{name}` stands for one of the word groups, `_` for up to four words of the same sentence. A line with
 * `=` and a need begins the patterns of that need.
 */
export type PatternList = {
  readonly groups: Readonly<Record<string, string>>;
  /** Phrases that only look like danger; they are taken out before anything is compared. */
  readonly harmless: string;
  readonly patterns: string;
};

export type CompiledList = {
  readonly harmless: readonly RegExp[];
  readonly patterns: readonly { readonly need: Need; readonly expression: RegExp }[];
};

/** Compiles a list. @throws Error for a group that does not exist, or an invalid expression */
export function compileList({ groups, harmless, patterns }: PatternList): CompiledList {
  const compiled: { need: Need; expression: RegExp }[] = [];
  let need: Need = 'despair';
  for (const line of linesOf(patterns)) {
    if (line.startsWith('= ')) need = line.slice(2) as Need;
    else compiled.push({ need, expression: expressionOf(line, groups) });
  }
  return {
    harmless: linesOf(harmless).map((line) => expressionOf(line, groups, 'g')),
    patterns: compiled,
  };
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function expressionOf(line: string, groups: PatternList['groups'], flags = ''): RegExp {
  const source = expanded(line, groups).replace(/(?<![\w\\])_ /g, '(?:(?!\\.)\\S+ ){0,4}');
  return new RegExp(`(?<= )(?:${source})(?= )`, flags);
}

/** Groups may contain other groups. */
function expanded(text: string, groups: PatternList['groups']): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const group = groups[name];
    if (group === undefined) throw new Error(`There is no group ${name}`);
    return `(?:${expanded(group, groups)})`;
  });
}
