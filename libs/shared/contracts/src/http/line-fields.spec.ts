import type { z } from 'zod';
import { fieldsOf, type SchemaField } from '../../test/schema-fields.js';
import { AppError } from '../errors/app-error.js';
import { parseInput } from '../errors/validation.js';
import { multiline } from '../text/text-fields.js';
import { meantBy } from './judged-alone.js';
import { ROUTES, STREAM_ROUTES } from './routes.js';

/** A line break, an override of the direction, an isolate, and control characters, between ordinary words. */
const HOSTILE = [
  'Grace\nand',
  '\u202Epeace\u202C',
  '\u2066to\u2069 you\u2028all',
  '\u0000\u001B[2J\u007F\uD800',
];

const NO_LINE = /[\u0000-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/u;
/** Secrets are compared, and never shown: a password means exactly what was typed. */
const SECRET = /password$|token$/i;

const UNPRINTABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]|\p{Surrogate}/u;

type Case = readonly [name: string, schema: z.ZodType, field: SchemaField];

/** The bodies of all routes; of a list whose items are validated one by one, the schema of a valid item. */
const bodies = [...ROUTES, ...STREAM_ROUTES].flatMap((route): [string, z.ZodType][] => {
  const { body } = route as { body?: z.ZodType };
  if (!body) return [];
  const name = `${route.method} ${route.path}`;
  const items = fieldsOf(body).flatMap(({ schema, path }): [string, z.ZodType][] => {
    const item = meantBy(schema);
    return item ? [[`${name} ${path.join('.')}`, item]] : [];
  });
  return [[name, body], ...items];
});

const cases = bodies.flatMap(([name, schema]) =>
  fieldsOf(schema)
    .filter((field) => field.schema._zod.def.type === 'string' && !SECRET.test(field.path.join('.')))
    .map((field): Case => [`${name} ${field.path.join('.')}`, schema, field]),
);

/** What the field itself makes of a text: undefined if it refuses it. */
function storedBy({ schema }: SchemaField, text: string): unknown {
  try {
    return parseInput(schema as unknown as z.ZodType, text);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

describe('a text in a body', () => {
  it('is found in every route that takes one', () => {
    expect(cases.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'POST /api/journal title',
        'POST /api/journal tags.0',
        'POST /api/notes title',
        'PATCH /api/chat/{id}/title title',
        'PUT /api/bookmarks bookmarks.0.reference',
      ]),
    );
  });

  it.each(cases.filter(([, , { schema }]) => !multiline.get(schema)))(
    '%s stays on one line, without controls of its direction',
    (_, __, field) => {
      for (const text of HOSTILE) {
        const stored = storedBy(field, text);
        if (stored !== undefined) expect(stored).not.toMatch(NO_LINE);
      }
    },
  );

  it.each(cases.filter(([, , { schema }]) => multiline.get(schema)))(
    '%s may have several lines, and no control characters',
    (_, __, field) => {
      for (const text of HOSTILE) {
        const stored = storedBy(field, text);
        expect(stored).toBeDefined();
        expect(stored).not.toMatch(UNPRINTABLE);
      }
    },
  );
});
