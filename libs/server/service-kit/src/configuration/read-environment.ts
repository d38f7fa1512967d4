/** The environment of the process. No other place of the product reads it (architecture, rule 4). */
export function readEnvironment(): Readonly<Record<string, string | undefined>> {
  return process.env;
}
