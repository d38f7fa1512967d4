import type { Json, JsonObject } from '../records/json.js';
import { StripeError } from './stripe-error.js';

type Branch = { [key: string]: string | Branch };

const DEEPEST = 8;

/**
 * Reads parameters as Stripe encodes them (application/x-www-form-urlencoded): `items[0][price]=x`,
 * `metadata[userId]=y`, `expand[]=z`. Objects whose keys count from 0 become arrays.
 *
 * @throws StripeError for a key that is malformed, or that is both a value and an object
 */
export function readForm(text: string): JsonObject {
  const root: Branch = Object.create(null) as Branch;
  for (const [key, value] of new URLSearchParams(text)) put(root, pathOf(key), value);
  const read = unfolded(root);
  return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as JsonObject) : {};
}

function pathOf(key: string): string[] {
  const [, head = '', rest = ''] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(key) ?? [];
  const path = [head, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, name = '']) => name)];
  if (head === '' || path.length > DEEPEST || path.includes('__proto__'))
    throw StripeError.invalid(`Received unknown parameter: ${key}`, key, 'parameter_unknown');
  return path;
}

function put(root: Branch, path: readonly string[], value: string): void {
  let branch = root;
  for (const [depth, raw] of path.entries()) {
    const name = raw === '' ? String(Object.keys(branch).length) : raw;
    if (depth === path.length - 1) {
      branch[name] = value;
      return;
    }
    const next = (branch[name] ??= Object.create(null) as Branch);
    if (typeof next === 'string') throw StripeError.invalid(`Invalid parameter: ${path.join('.')}`, path[0]);
    branch = next;
  }
}

function unfolded(branch: Branch): Json {
  const entries = Object.entries(branch);
  const read = entries.map(
    ([name, value]) => [name, typeof value === 'string' ? value : unfolded(value)] as const,
  );
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList ? read.map(([, value]) => value) : Object.fromEntries(read);
}
