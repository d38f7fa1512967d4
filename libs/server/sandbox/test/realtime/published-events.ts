import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/**
 * The events of the Realtime API that are used here, and the request that begins a call, as OpenAI publishes them
 * (openai-openapi, components/schemas), without descriptions.
 */
const published = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'published-events.json'), 'utf8'),
) as {
  readonly events: Readonly<Record<'client' | 'server', Readonly<Record<string, string>>>>;
  readonly schemas: Readonly<Record<string, object>>;
};

const schemaOf = (name: string) =>
  z.fromJSONSchema({ $ref: `#/$defs/${name}`, $defs: published.schemas } as Parameters<
    typeof z.fromJSONSchema
  >[0]);

const known = new Map<string, z.ZodType>();

/** How an event differs from what is published for its type; undefined if it does not. */
export function faultOf(from: 'client' | 'server', event: { readonly type: string }): string | undefined {
  const name = published.events[from][event.type];
  if (name === undefined) return `${event.type} is not published`;
  return faultIn(name, event);
}

/** How a value differs from a published schema; undefined if it does not. */
export function faultIn(name: string, value: unknown): string | undefined {
  const schema = known.get(name) ?? schemaOf(name);
  known.set(name, schema);
  const result = schema.safeParse(value);
  return result.success ? undefined : `${name}: ${z.prettifyError(result.error)}`;
}
