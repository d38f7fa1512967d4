/**
 * Possible other forms of an English word: modern and King James forms, British and American spellings, in both
 * directions. They are guesses, to be looked up in an edition.
 */
export function englishSpellings(word: string): readonly string[] {
  return [...otherForms(word)].filter((form) => form.length > 2 && form !== word);
}

function* otherForms(word: string): Generator<string> {
  const [, base] = /^(\w{2,})e(?:th|st)$/.exec(word) ?? [];
  if (base) yield* verbsOf(base);
  if (word.length > 4) yield* [`${word}eth`, `${word.replace(/e?s?$/, '')}eth`];
  if (/our/.test(word)) yield word.replace('our', 'or');
  if (/or/.test(word)) yield word.replace('or', 'our');
  if (/i[sz](?:e|ed|es|ing)$/.test(word)) yield word.replace(/i([sz])(?=(?:e|ed|es|ing)$)/, swapSibilant);
}

/** `lov`, `runn`, `cri` and `com` of loveth, runneth, crieth and cometh. */
function* verbsOf(base: string): Generator<string> {
  yield* [`${base}e`, base];
  if (base.at(-1) === base.at(-2)) yield base.slice(0, -1);
  if (base.endsWith('i')) yield `${base.slice(0, -1)}y`;
}

const swapSibilant = (_: string, letter: string) => (letter === 's' ? 'iz' : 'is');

/**
 * Possible other spellings of a Spanish word: modern ones and those of the Reina Valera of 1909 (obscuro, Achab,
 * Jerusalem), in both directions.
 */
export function spanishSpellings(word: string): readonly string[] {
  const forms = [
    word.replace('obsc', 'osc'),
    word.replace('osc', 'obsc'),
    word.replace('subst', 'sust'),
    word.replace('sust', 'subst'),
    word.replace(/ch(?=[lr]|$)/, 'c').replace(/ch(?=a)/, 'c'),
    word.replace(/c(?=[lr]|$)/, 'ch'),
    word.replace(/^ca/, 'cha'),
    word.replace(/m$/, 'n'),
    word.replace(/n$/, 'm'),
    word.replace(/sh/g, 's'),
  ];
  const withPh = [word, ...forms].flatMap((form) => [form.replace('f', 'ph'), form.replace(/t(?!h)/, 'th')]);
  return [...new Set([...forms, ...withPh])].filter((form) => form !== word && form.length > 3);
}
