import { LANGUAGES } from '@word-unfolded/domain';
import { z } from 'zod';
import { defineRoute } from '../../http/define-route.js';
import { pagination } from '../../http/envelope.js';
import { defineMessage } from '../../messaging/define.js';
import { namedTranslation, previewedPassage, workSource } from './reference-work.js';
import {
  pageQuery,
  pageRequest,
  studyCaching,
  studyNext,
  studyReference,
  studyTranslation,
} from '../study-request.js';

/** Maximum characters of a topic name to search for. */
export const TOPIC_NAME_LIMIT = 100;

export const topicOfPassage = z.object({
  name: z.string(),
  headings: z.array(z.string()).meta({ description: 'The heading of the topic that lists the passage.' }),
  passages: z.int().meta({ description: 'The total number of passages of the topic.' }),
});

export const topicPassage = previewedPassage.extend({
  heading: z.string().meta({
    description: 'The aspect of the topic that the passage treats; empty when the index does not say.',
  }),
});

/** The topics of a passage, the most exact match first. */
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
      askedFor: z.string().meta({ description: 'The topic of the index that refers to it; often itself.' }),
      see: z.array(z.string()).meta({ description: 'Names of topics to which it refers.' }),
    })
    .nullable()
    .meta({ description: 'Null when the index has no such topic.' }),
  others: z.array(z.string()).meta({ description: 'Names of other topics that contain the words.' }),
  translation: namedTranslation.meta({ description: 'The edition of the quoted words.' }),
  passages: z.array(topicPassage),
  pagination,
});

export const topicsAnswer = z.discriminatedUnion('by', [topicsOfPassage, passagesOfTopic]);

export type TopicsOfPassage = z.infer<typeof topicsOfPassage>;
export type PassagesOfTopic = z.infer<typeof passagesOfTopic>;

const topicName = z.string().trim().min(1).max(TOPIC_NAME_LIMIT);

const SUBJECT_REQUIRED = 'SCRIPTURE_TOPIC_OR_REFERENCE_REQUIRED';

/** The topics of a passage or the passages of a topic: exactly one of `reference` and `topic` is set. */
export const FindTopics = defineMessage({
  subject: 'scripture.topics.find',
  safe: true,
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
