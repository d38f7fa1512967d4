import type { z } from 'zod';

const meant = new WeakMap<z.ZodType, z.ZodType>();

/**
 * Marks the item schema of a list whose items are validated one by one, so that an invalid item does not block the
 * others. The loose schema accepts every item.
 *
 * @param as the schema of a valid item, which the API description shows
 */
export function judgedAlone<Loose extends z.ZodType>(loose: Loose, as: z.ZodType): Loose {
  meant.set(loose, as);
  return loose;
}

/** The schema of a valid item for a schema that was marked by `judgedAlone`; undefined for any other schema. */
export function meantBy(schema: unknown): z.ZodType | undefined {
  return meant.get(schema as z.ZodType);
}
