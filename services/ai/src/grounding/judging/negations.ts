const NEGATIONS: ReadonlySet<string> = new Set([
  ...['not', 'no', 'never', 'neither', 'nor', 'none', 'nothing', 'cannot', 'without', 'nobody'],
  ...['ni', 'nunca', 'jamás', 'nadie', 'nada', 'ninguno', 'ninguna', 'ningún', 'sin', 'tampoco'],
]);

/** Whether the compared spelling of a word of English or Spanish denies something. */
export function isNegation(key: string): boolean {
  return NEGATIONS.has(key) || key.endsWith("n't");
}
