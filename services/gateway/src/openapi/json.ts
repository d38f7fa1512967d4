import { meantBy } from '@word-unfolded/contracts';
import { z } from 'zod';

/** A part of the description. */
export type Json = Record<string, unknown>;

/** A schema of the contracts as JSON Schema (2020-12), for input or for output. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const meant = meantBy(zodSchema);
      if (meant) Object.assign(jsonSchema, schemaOf(meant, io));
    },
  }) as Json;
  return rest;
}

/** The fields of a response besides its data. */
type Beside = {
  readonly headers?: Json | undefined;
  readonly pagination?: Json | undefined;
  readonly succeeded?: boolean;
  /** Fields of the data that stand beside it too. */
  readonly atTop?: readonly string[] | undefined;
};

/** A response in the envelope. */
export function success(
  data: Json,
  { headers, pagination, succeeded = true, atTop = [] }: Beside = {},
): Json {
  const schema = {
    type: 'object',
    required: ['success', 'data', ...atTop, ...(pagination ? ['pagination'] : [])],
    properties: {
      success: { const: succeeded },
      data,
      ...Object.fromEntries(
        atTop.map((field) => [field, (data['properties'] as Record<string, Json>)[field]]),
      ),
      ...(pagination && { pagination }),
    },
  };
  return {
    description: 'What was asked for.',
    ...(headers && { headers }),
    content: { 'application/json': { schema } },
  };
}

/**
 * A JSON file is an object; the bytes of other files have no schema (OpenAPI 3.1, "Considerations for File Uploads").
 */
const JSON_FILE = { type: 'object', additionalProperties: true };

/** A response that is a file, without an envelope. */
export function file(mediaTypes: readonly string[], headers?: Json): Json {
  return {
    description: 'The file.',
    ...(headers && { headers }),
    content: Object.fromEntries(
      mediaTypes.map((type) => [type, { schema: type === 'application/json' ? JSON_FILE : {} }]),
    ),
  };
}

/** A response that is a text, without an envelope. */
export function text(mediaType: string): Json {
  return { description: 'The text.', content: { [mediaType]: { schema: { type: 'string' } } } };
}

/** An error of the error registry. */
export function failure(description: string): Json {
  return {
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
}
