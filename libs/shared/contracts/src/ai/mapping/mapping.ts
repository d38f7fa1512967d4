import { LANGUAGES, MAPPING_STEPS } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../../accounts/account-fields.js';
import { answerId, answerGenerator } from '../answers/answer-event.js';
import { ANSWER_LIMITS } from '../answers/answer-task.js';
import { lineText } from '../../text/text-fields.js';

export const mappingStepNumber = z.union(MAPPING_STEPS.map((step) => z.literal(step)));

/** A step of a mapping, as it was last generated. */
export const mappingStep = z.object({
  step: mappingStepNumber,
  content: z.string().meta({ description: 'Markdown with the link schemes of answers.' }),
  writer: answerGenerator,
  answerId,
  madeAt: z.iso.datetime(),
  isStale: z.boolean().meta({
    description: 'An earlier step has been generated again since, so this one rests on an outdated text.',
  }),
});

const named = {
  id: documentId,
  reference: z
    .string()
    .meta({ description: 'In the form that readers write in the language of the translation.' }),
  osis: z.string().meta({ description: 'The same in OSIS form: Rom.8.28-Rom.8.30.' }),
  translationId: z.string(),
  language: z.enum(LANGUAGES),
  finished: z
    .int()
    .min(0)
    .max(MAPPING_STEPS.length)
    .default(0)
    .meta({ description: 'The last step that the reader has finished; 0 if there is none.' }),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
};

/** A reader's study of one passage of up to thirty verses. */
export const mapping = z.object({
  ...named,
  steps: z
    .array(mappingStep)
    .max(MAPPING_STEPS.length)
    .meta({ description: 'The steps that have been generated.' }),
});

/** The same as a list item, without the texts of its steps. */
export const mappingSummary = z.object({
  ...named,
  made: z
    .array(mappingStepNumber)
    .meta({ description: 'The numbers of the steps that have been generated.' }),
});

export type Mapping = z.infer<typeof mapping>;
export type StoredMappingStep = z.infer<typeof mappingStep>;
export type MappingSummary = z.infer<typeof mappingSummary>;

/** The passage of a mapping, as a reader writes it. */
export const mappingRef = lineText('SCRIPTURE_REFERENCE_REQUIRED')
  .trim()
  .min(1, 'SCRIPTURE_REFERENCE_REQUIRED')
  .max(ANSWER_LIMITS.referenceCharacters, 'SCRIPTURE_REFERENCE_TOO_LONG');

/** The id in an address. A malformed id leads to "mapping not found". */
export const mappingId = z.string().regex(/^[0-9a-f]{24}$/, 'MAPPING_NOT_FOUND');
