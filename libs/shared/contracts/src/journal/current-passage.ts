import { BOOKMARK_LIMITS } from '@word-unfolded/domain';
import { z } from 'zod';
import { lineText } from '../text/text-fields.js';

/** Always in the same format, so that times compare as strings. */
export const moment = z.iso.datetime({ precision: 3 });

/** A passage as stored records name it. */
export const currentPassage = z.object({
  id: z
    .string()
    .regex(/^[1-3]?[A-Z][\w.-]*(?: [1-3]?[A-Z][\w.-]*)*$/)
    .max(BOOKMARK_LIMITS.idCharacters)
    .meta({ description: 'The passage in OSIS form: Rom.8.28-Rom.8.30.' }),
  reference: lineText()
    .trim()
    .min(1, 'SCRIPTURE_REFERENCE_REQUIRED')
    .max(BOOKMARK_LIMITS.referenceCharacters)
    .meta({ description: 'As the reader saw it written.' }),
  translationId: lineText().min(1).max(BOOKMARK_LIMITS.translationCharacters),
});
