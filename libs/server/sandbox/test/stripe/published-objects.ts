import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The kind of a value in an example, with the kinds of everything in it. */
type Shape = string | null | readonly Shape[] | { readonly [field: string]: Shape };

/**
 * The example of each object that Stripe publishes with its OpenAPI description, with the kind of each value instead of
 * the value.
 */
export const PUBLISHED_OBJECTS = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'published-objects.json'), 'utf8'),
) as Readonly<Record<string, Shape>>;

/**
 * What an object lacks of an example, at any depth: the paths of absent fields, and of values of another kind. A value
 * that is null, in the object or in the example, may be of any kind.
 */
export function lacking(example: Shape, object: unknown, at = ''): string[] {
  if (example === null || object === null) return [];
  if (typeof example === 'string') return typeof object === example ? [] : [`${at}: ${typeof object}`];
  if (Array.isArray(example)) {
    if (!Array.isArray(object)) return [`${at}: not a list`];
    const [first] = example as readonly Shape[];
    return first === undefined ? [] : object.flatMap((each) => lacking(first, each, `${at}[]`));
  }
  if (typeof object !== 'object') return [`${at}: ${typeof object}`];
  const fields = object as Readonly<Record<string, unknown>>;
  return Object.entries(example).flatMap(([name, inner]) => {
    const place = at === '' ? name : `${at}.${name}`;
    return name in fields ? lacking(inner, fields[name], place) : [place];
  });
}
