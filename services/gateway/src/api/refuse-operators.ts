import { AppError, type FieldProblem } from '@word-unfolded/contracts';

/** Deeper than the input of any route. */
const DEEPEST = 40;

/** Names that databases and languages interpret; no field of ours has such a name. */
const SUSPECT = /^\$|[.[]\$|__proto__|^constructor\b|^prototype\b/;

type Place = { readonly value: unknown; readonly path: string; readonly depth: number };

/**
 * Refuses input with database operators or prototype names among its field names, at any depth, and input that is
 * nested too deeply. The schemas of the routes would silently drop such names.
 *
 * @param input a query or a body, as it was read
 * @throws AppError VALIDATION_FAILED with the first such name; MALFORMED_BODY where it is nested too deep
 */
export function refuseOperators(input: unknown): void {
  const open: Place[] = [{ value: input, path: '', depth: 0 }];
  for (let place = open.pop(); place; place = open.pop()) {
    const { value, path, depth } = place;
    if (typeof value !== 'object' || value === null) continue;
    if (depth > DEEPEST) throw AppError.of('MALFORMED_BODY');
    const isList = Array.isArray(value);
    for (const [name, each] of Object.entries(value)) {
      const field = path === '' ? name : `${path}.${name}`;
      if (!isList && SUSPECT.test(name)) throw unknownField(field);
      open.push({ value: each, path: field, depth: depth + 1 });
    }
  }
}

function unknownField(field: string): AppError {
  const problem: FieldProblem = { field, code: 'FIELD_UNKNOWN' };
  return AppError.with('VALIDATION_FAILED', {}, { details: [problem] });
}
