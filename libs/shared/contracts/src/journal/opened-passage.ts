import { BOOKMARK_LIMITS } from '@word-unfolded/domain';
import { z } from 'zod';

/** Of one form throughout, so that times compare as texts. */
export const moment = z.iso.datetime({ precision: 3 });

/** A passage as what a reader keeps names it. */
export const openedPassage = z.object({
  id: z
    .string()
    .regex(/^[1-3]?[A-Z][\w.-]*(?: [1-3]?[A-Z][\w.-]*)*$/)
    .max(BOOKMARK_LIMITS.idCharacters)
    .meta({ description: 'The passage in OSIS form: Rom.8.28-Rom.8.30.' }),
  reference: z
    .string()
    .trim()
    .min(1, 'SCRIPTURE_REFERENCE_REQUIRED')
    .max(BOOKMARK_LIMITS.referenceCharacters)
    .meta({ description: 'As the reader saw it written.' }),
  translationId: z.string().min(1).max(BOOKMARK_LIMITS.translationCharacters),
});
