import { z } from 'zod';

/** A fingerprint of a text: a `textHash` of journal-merge. */
export const textHashField = z.string().regex(/^[0-9a-f]{16}$/);
