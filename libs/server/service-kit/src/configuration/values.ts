import { z } from 'zod';

/** Schemas for common kinds of variables. Each error message says in plain words what is expected. */

const number = (least: number, most: number) =>
  z.coerce
    .number(`expected a number from ${least} to ${most}`)
    .int(`expected a whole number from ${least} to ${most}`)
    .min(least, `expected at least ${least}`)
    .max(most, `expected at most ${most}`);

/** A TCP port; 0 means any free port. */
export const port = () => number(0, 65_535);

/** An integer within bounds. */
export const wholeNumber = (least: number, most: number) => number(least, most);

/** `true` or `false`, or 1 and 0. */
export const flag = () =>
  z
    .enum(['true', 'false', '1', '0'], 'expected true or false')
    .transform((written) => written === 'true' || written === '1');

/** A URL with one of the given schemes, such as `nats` or `redis`. */
export const address = (...schemes: [string, ...string[]]) =>
  z
    .string(`expected an address like ${schemes[0]}://host:port`)
    .refine((written) => isAddress(written, schemes), {
      error: `expected an address like ${schemes[0]}://host:port`,
    });

/** One URL or several with commas between them, such as the servers of a cluster, all with one of the given schemes. */
export const addresses = (...schemes: [string, ...string[]]) =>
  z
    .string(`expected an address like ${schemes[0]}://host:port`)
    .refine((written) => written.split(',').every((each) => isAddress(each.trim(), schemes)), {
      error: `expected an address like ${schemes[0]}://host:port, or several with commas between them`,
    });

function isAddress(written: string, schemes: readonly string[]): boolean {
  return URL.canParse(written) && schemes.includes(new URL(written).protocol.slice(0, -1));
}

const SHORTEST_SECRET = 32;

/** A secret of at least 32 characters, or several with commas between them: see {@link secretsIn}. */
export const secrets = () =>
  z
    .string(`expected at least ${SHORTEST_SECRET} characters`)
    .min(SHORTEST_SECRET, `expected at least ${SHORTEST_SECRET} characters`);

/**
 * The secrets of a variable: the first one signs, and each of them is accepted, so that one can be replaced. A comma
 * separates secrets only where each of them is long enough, because a secret may contain commas itself.
 */
export function secretsIn(written: string): readonly string[] {
  const secrets: string[] = [];
  let begun = '';
  for (const part of written.split(',')) {
    begun = begun === '' ? part : `${begun},${part}`;
    if (begun.trim().length < SHORTEST_SECRET) continue;
    secrets.push(begun.trim());
    begun = '';
  }
  if (begun === '') return secrets;
  const last = secrets.pop();
  return [...secrets, last === undefined ? begun.trim() : `${last},${begun}`.trim()];
}

/** A path in the file system. */
export const path = () => z.string('expected a path').min(1, 'expected a path');
