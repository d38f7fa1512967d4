/** The environment of the process. The only place of the product that reads it (architecture, rule 4). */
export function readEnvironment(): Readonly<Record<string, string | undefined>> {
  return process.env;
}
