import { LANGUAGES } from '@word-unfolded/domain';
import type { z } from 'zod';
import { fieldsOf, type SchemaField } from '../../test/schema-fields.js';
import { AppError } from '../errors/app-error.js';
import { errorText } from '../errors/registry.js';
import { parseInput } from '../errors/validation.js';
import { toErrorEnvelope } from './envelope.js';
import { ROUTES, STREAM_ROUTES } from './routes.js';

/** Longer than any value that a route accepts, including the largest picture of the gallery. */
const TOO_LONG = 'a'.repeat(12_000_000);

/** Values that no text, number or choice field accepts. */
const MALFORMED = [7.5, true, {}, [['x']]];

/** Texts that report a missing value, unless they also say that it is invalid. */
const MISSING =
  /^(?!.*(invalid|válido)).*(\brequired\b|\bprovided\b|missing|please add|obligatori|falta|se requiere)/i;

/** Texts that state the maximum length or the expected kind; an id of the wrong kind is reported as not found. */
const SAYS_SO =
  /no more than|too long|too large|not valid|valid |invalid|not found|must be|match|not in|not here|nowhere|is not a/i;

/** Specification, section 5: a value that is not a text counts as a missing question. */
const NO_QUESTION = new Set(LANGUAGES.map((language) => errorText('QUESTION_REQUIRED', language)));

type Case = readonly [name: string, schema: z.ZodType, field: SchemaField];

const cases: Case[] = [...ROUTES, ...STREAM_ROUTES].flatMap((route) =>
  (['params', 'query', 'body'] as const).flatMap((part): Case[] => {
    const schema = part in route ? (route as Partial<Record<typeof part, z.ZodType>>)[part] : undefined;
    if (!schema) return [];
    return fieldsOf(schema).map((field) => [
      `${route.method} ${route.path} ${part} ${field.path.join('.')}`,
      schema,
      field,
    ]);
  }),
);

/** The error texts of the field, in every language; empty when the value is accepted. */
function saidOf(schema: z.ZodType, { path, inputWith }: SchemaField, value: unknown): string[] {
  const field = path.join('.');
  try {
    parseInput(schema, inputWith(value));
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return LANGUAGES.flatMap((language) =>
      (toErrorEnvelope(error, language, '').details ?? [])
        // A union reports all its shapes at once, and a list reports its items in one text.
        .filter((each) => isWithin(each.field, field) || isWithin(field, each.field))
        .map((each) => each.error),
    );
  }
}

const isWithin = (outer: string, inner: string) => outer === '' || `${inner}.`.startsWith(`${outer}.`);

const isText = ([, , { schema }]: Case) => schema._zod.def.type === 'string';

describe('a field of a route', () => {
  it.each(cases.filter(isText))('%s reports a value that is too long as such', (_, schema, field) => {
    const said = saidOf(schema, field, TOO_LONG);
    expect(said.filter((text) => MISSING.test(text))).toEqual([]);
    expect(said[0]).toMatch(SAYS_SO);
  });

  it.each(cases)('%s never reports a malformed value as missing', (_, schema, field) => {
    const said = MALFORMED.flatMap((value) => saidOf(schema, field, value));
    expect(said.filter((text) => MISSING.test(text) && !NO_QUESTION.has(text))).toEqual([]);
  });
});
