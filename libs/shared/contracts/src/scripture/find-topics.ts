import { LANGUAGES } from '@word-unfolded/domain';
import { z } from 'zod';
import { defineRoute } from '../http/define-route.js';
import { pagination } from '../http/envelope.js';
import { defineMessage } from '../messaging/define.js';
import { namedTranslation, previewedPassage, workSource } from './reference-work.js';
import {
  pageQuery,
  pageRequest,
  studyCaching,
  studyNext,
  studyReference,
  studyTranslation,
} from './study-request.js';

/** Characters of a topic's name that are searched for at most. */
export const TOPIC_NAME_LIMIT = 100;

export const topicOfPassage = z.object({
  name: z.string(),
  headings: z.array(z.string()).meta({ description: 'Under which of its headings the passage stands.' }),
  passages: z.int().meta({ description: 'How many passages the topic names in all.' }),
});

export const topicPassage = previewedPassage.extend({
  heading: z
    .string()
    .meta({ description: 'What of the topic the passage treats; empty where it is not said.' }),
});

/** The topics of a passage, those that name it most exactly first. */
export const topicsOfPassage = z.object({
  by: z.literal('passage'),
  reference: z.string(),
  source: workSource,
  topics: z.array(topicOfPassage),
  pagination,
  next: studyNext,
});

/** The passages of a topic. */
export const passagesOfTopic = z.object({
  by: z.literal('topic'),
  source: workSource,
  topic: z
    .object({
      name: z.string(),
      askedFor: z.string().meta({ description: 'The topic of the index that points to it; often itself.' }),
      see: z.array(z.string()).meta({ description: 'Names of topics to which it points.' }),
    })
    .nullable()
    .meta({ description: 'Null where the index has no such topic.' }),
  others: z.array(z.string()).meta({ description: 'Names of other topics in which the words stand.' }),
  translation: namedTranslation.meta({ description: 'The edition of the words that are shown.' }),
  passages: z.array(topicPassage),
  pagination,
});

export const topicsAnswer = z.discriminatedUnion('by', [topicsOfPassage, passagesOfTopic]);

export type TopicsOfPassage = z.infer<typeof topicsOfPassage>;
export type PassagesOfTopic = z.infer<typeof passagesOfTopic>;

const topicName = z.string().trim().min(1).max(TOPIC_NAME_LIMIT);

const SUBJECT_REQUIRED = 'SCRIPTURE_TOPIC_OR_REFERENCE_REQUIRED';

/** The topics of a passage or the passages of a topic: exactly one of `reference` and `topic` says which. */
export const FindTopics = defineMessage({
  subject: 'scripture.topics.find',
  request: pageRequest
    .extend({
      reference: studyReference.optional(),
      topic: topicName.optional(),
      translationId: studyTranslation.optional(),
      language: z.enum(LANGUAGES),
    })
    .refine(({ reference, topic }) => (reference === undefined) !== (topic === undefined), SUBJECT_REQUIRED),
  response: topicsAnswer,
});

export const findTopicsRoute = defineRoute({
  method: 'GET',
  path: '/api/scripture/topics',
  summary: "The topics of a passage (ref) or the passages of a topic (q), from Nave's Topical Bible",
  tag: 'Scripture',
  gate: 'everyone',
  message: FindTopics,
  query: pageQuery
    .extend({
      ref: studyReference.optional(),
      q: topicName.optional(),
      translation: studyTranslation.optional(),
    })
    .refine(({ ref, q }) => (ref === undefined) !== (q === undefined), SUBJECT_REQUIRED),
  toRequest: ({ query: { ref, q, translation, page, limit } }, { language }) => ({
    reference: ref,
    topic: q,
    translationId: translation,
    page,
    limit,
    language,
  }),
  caching: studyCaching,
});
