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
  readonly harmless: RegExp;
  /** One expression for each need. */
  readonly patterns: readonly { readonly need: Need; readonly expression: RegExp }[];
};

/**
 * Compiles a list. The lines of a need become one expression, because the engine compares the alternatives of one
 * expression several times faster than separate expressions.
 *
 * @throws Error for a group that does not exist, or an invalid expression
 */
export function compileList({ groups, harmless, patterns }: PatternList): CompiledList {
  const linesOfNeeds = new Map<Need, string[]>();
  let need: Need = 'despair';
  for (const line of linesOf(patterns)) {
    if (line.startsWith('= ')) need = line.slice(2) as Need;
    else linesOfNeeds.set(need, [...(linesOfNeeds.get(need) ?? []), line]);
  }
  return {
    harmless: expressionOf(linesOf(harmless), groups, 'g'),
    patterns: [...linesOfNeeds].map(([need, lines]) => ({ need, expression: expressionOf(lines, groups) })),
  };
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function expressionOf(lines: readonly string[], groups: PatternList['groups'], flags = ''): RegExp {
  const sources = lines.map((line) =>
    expanded(line, groups).replace(/(?<![\w\\])_ /g, '(?:(?!\\.)\\S+ ){0,4}'),
  );
  return new RegExp(`(?<= )(?:${sources.join('|')})(?= )`, flags);
}

/** Groups may contain other groups. */
function expanded(text: string, groups: PatternList['groups']): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const group = groups[name];
    if (group === undefined) throw new Error(`There is no group ${name}`);
    return `(?:${expanded(group, groups)})`;
  });
}
