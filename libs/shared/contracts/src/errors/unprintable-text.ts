import type { z } from 'zod';
import { meantBy } from '../http/judged-alone.js';

/** C0 controls except tab and line breaks, DEL, and lone surrogates: databases and file formats fail on them. */
const UNPRINTABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]|\p{Surrogate}/u;

type Place = { readonly value: unknown; readonly path: string };

/**
 * Finds a text with control characters in a parsed value. Schemas of readers' texts remove them; this is for every other
 * text. Lists whose items are validated one by one are left to the service that validates them.
 *
 * @returns the path of the first such text, such as `tags.3`
 */
export function unprintableField(schema: z.ZodType, parsed: unknown): string | undefined {
  const open: Place[] = [{ value: withoutJudgedAlone(schema, parsed), path: '' }];
  for (let place = open.pop(); place; place = open.pop()) {
    const { value, path } = place;
    if (typeof value === 'string' && UNPRINTABLE.test(value)) return path;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, each] of Object.entries(value))
      open.push({ value: each, path: path === '' ? name : `${path}.${name}` });
  }
  return undefined;
}

function withoutJudgedAlone(schema: z.ZodType, parsed: unknown): unknown {
  const { def } = (schema as unknown as z.core.$ZodTypes)._zod;
  if (def.type !== 'object' || typeof parsed !== 'object' || parsed === null) return parsed;
  const entries = Object.entries(parsed).filter(([name]) => !isJudgedAlone(def.shape[name]));
  return Object.fromEntries(entries);
}

function isJudgedAlone(schema: z.core.$ZodType | undefined): boolean {
  if (!schema) return false;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'array') return meantBy(def.element) !== undefined;
  return 'innerType' in def && isJudgedAlone(def.innerType);
}
