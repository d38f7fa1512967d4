import { z } from 'zod';

/** A part of the description. */
export type Json = Record<string, unknown>;

/** A schema of the contracts as JSON Schema (2020-12), as it reads what comes in or writes what goes out. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
  }) as Json;
  return rest;
}

/** What an answer has beside its data. */
type Beside = { readonly headers?: Json | undefined; readonly pagination?: Json | undefined };

/** An answer in the envelope. */
export function success(data: Json, { headers, pagination }: Beside = {}): Json {
  const schema = {
    type: 'object',
    required: ['success', 'data', ...(pagination ? ['pagination'] : [])],
    properties: { success: { const: true }, data, ...(pagination && { pagination }) },
  };
  return {
    description: 'What was asked for.',
    ...(headers && { headers }),
    content: { 'application/json': { schema } },
  };
}

/** An answer that is a file, without an envelope. */
export function file(mediaTypes: readonly string[], headers?: Json): Json {
  return {
    description: 'The file.',
    ...(headers && { headers }),
    content: Object.fromEntries(
      mediaTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
    ),
  };
}

/** An error of the catalogue. */
export function failure(description: string): Json {
  return {
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
}
