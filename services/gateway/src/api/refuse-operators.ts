import { CatalogueError, type FieldProblem } from '@word-unfolded/contracts';

/** Deeper than anything that a route takes. */
const DEEPEST = 40;

/** Names that databases and languages read as more than a name; no field of ours is called so. */
const SUSPECT = /^\$|[.[]\$|__proto__|^constructor\b|^prototype\b/;

type Place = { readonly value: unknown; readonly path: string; readonly depth: number };

/**
 * Refuses what has operators of a database or names of prototypes among its names, at any depth, and what is nested so deep
 * that it cannot be meant. The schemas of the routes would leave such names out in silence.
 *
 * @param input a query or a body, as it was read
 * @throws CatalogueError VALIDATION_FAILED with the first such name; MALFORMED_BODY where it is nested too deep
 */
export function refuseOperators(input: unknown): void {
  const open: Place[] = [{ value: input, path: '', depth: 0 }];
  for (let place = open.pop(); place; place = open.pop()) {
    const { value, path, depth } = place;
    if (typeof value !== 'object' || value === null) continue;
    if (depth > DEEPEST) throw CatalogueError.of('MALFORMED_BODY');
    const isList = Array.isArray(value);
    for (const [name, each] of Object.entries(value)) {
      const field = path === '' ? name : `${path}.${name}`;
      if (!isList && SUSPECT.test(name)) throw unknownField(field);
      open.push({ value: each, path: field, depth: depth + 1 });
    }
  }
}

function unknownField(field: string): CatalogueError {
  const problem: FieldProblem = { field, code: 'FIELD_UNKNOWN' };
  return CatalogueError.with('VALIDATION_FAILED', {}, { details: [problem] });
}
