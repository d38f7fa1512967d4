import { z } from 'zod';

/**
 * A chunk of what a service keeps of a reader: some things of one part. A service sends its parts one after the other, in the
 * order in which its contract names them, and each thing once.
 */
export function keptPart<Part extends string, Item extends z.ZodType>(part: Part, item: Item) {
  return z.object({ part: z.literal(part), items: z.array(item) });
}
