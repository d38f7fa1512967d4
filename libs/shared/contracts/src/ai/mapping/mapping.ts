import { LANGUAGES, MAPPING_STEPS } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../../accounts/account-fields.js';
import { answerId, answerWriter } from '../answers/answer-event.js';
import { ANSWER_LIMITS } from '../answers/answer-task.js';

export const mappingStepNumber = z.union(MAPPING_STEPS.map((step) => z.literal(step)));

/** A step of a mapping, as it was written last. */
export const mappingStep = z.object({
  step: mappingStepNumber,
  content: z.string().meta({ description: 'Markdown with the links of answers.' }),
  writer: answerWriter,
  answerId,
  madeAt: z.iso.datetime(),
  isStale: z
    .boolean()
    .meta({ description: 'A step before it has been written anew since, so it rests on an older text.' }),
});

const named = {
  id: documentId,
  reference: z.string().meta({ description: 'As a reader writes it in the language of the translation.' }),
  osis: z.string().meta({ description: 'The same in OSIS form: Rom.8.28-Rom.8.30.' }),
  translationId: z.string(),
  language: z.enum(LANGUAGES),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
};

/** A reader's way through a passage of one to five verses. */
export const mapping = z.object({
  ...named,
  steps: z.array(mappingStep).max(MAPPING_STEPS.length).meta({ description: 'Those that have been made.' }),
});

/** The same in a list, without what its steps say. */
export const mappingSummary = z.object({
  ...named,
  made: z.array(mappingStepNumber).meta({ description: 'The numbers of the steps that have been made.' }),
});

export type Mapping = z.infer<typeof mapping>;
export type MappingStepKept = z.infer<typeof mappingStep>;
export type MappingSummary = z.infer<typeof mappingSummary>;

/** The passage of a mapping, as a reader writes it. */
export const mappingRef = z
  .string('SCRIPTURE_REFERENCE_REQUIRED')
  .trim()
  .min(1, 'SCRIPTURE_REFERENCE_REQUIRED')
  .max(ANSWER_LIMITS.referenceCharacters, 'SCRIPTURE_REFERENCE_TOO_LONG');

/** The id in an address: one that cannot be an id is that of no mapping. */
export const mappingId = z.string().regex(/^[0-9a-f]{24}$/, 'MAPPING_NOT_FOUND');
