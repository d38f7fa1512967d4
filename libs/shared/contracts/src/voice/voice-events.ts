import { CALL_STATUSES } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { answerGenerator } from '../ai/answers/answer-event.js';
import { defineEventRoute } from '../http/define-event-route.js';
import { defineStream } from '../messaging/define.js';
import { ownCall, VOICE_TIER } from './voice-fields.js';

/** What was wrong with words that Selah has spoken as Scripture. */
const correction = z.object({
  said: z.string().meta({ description: 'The words that were spoken.' }),
  reason: z.enum(['misquoted', 'wrong-reference', 'not-found', 'no-such-passage']),
  reference: z.string().optional().meta({ description: 'The passage that the words should be of.' }),
  stored: z.string().optional().meta({ description: 'The words of the stored text.' }),
});

export type VoiceCorrection = z.infer<typeof correction>;

const turn = z.object({
  type: z.literal('turn'),
  turn: z.string().max(100).meta({
    description:
      'The id of what one side says until the other answers; a later event with it replaces this one.',
  }),
  side: z.enum(['reader', 'selah']),
  text: z.string().meta({
    description:
      "Everything said so far in it. Selah's is Markdown with the links of answers, compared with the stored text; the reader's is plain text.",
  }),
  state: z.enum(['speaking', 'complete', 'interrupted', 'failed']),
  writer: answerGenerator.optional().meta({ description: 'Who wrote it: people, if it is help in danger.' }),
  corrections: z.array(correction),
});

/** Why a call is over. `minutes`: the day is used up. `lost`: the provider or the network. */
export const VOICE_ENDS = [
  'hung-up',
  'minutes',
  'idle',
  'longest',
  'replaced',
  'lost',
  'signed-out',
] as const;

/**
 * What happens in a call, for the screen (docs/voice.md). `end` is the last.
 */
export const voiceEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('status'), status: z.enum(CALL_STATUSES) }),
  turn,
  z.object({
    type: z.literal('open-passage'),
    reference: z.string(),
    translationId: z.string().optional(),
  }),
  z.object({ type: z.literal('note-saved'), noteId: documentId, title: z.string(), passage: z.string() }),
  z.object({
    type: z.literal('conversation'),
    conversationId: documentId.meta({ description: 'The conversation of Theo in which the call is kept.' }),
  }),
  z.object({ type: z.literal('time'), seconds: z.int().min(0), secondsLeft: z.int().min(0) }),
  z.object({ type: z.literal('warning'), secondsLeft: z.int().min(0) }),
  z.object({
    type: z.literal('end'),
    reason: z.enum(VOICE_ENDS),
    seconds: z.int().min(0),
    secondsLeft: z.int().min(0),
    conversationId: documentId.nullable(),
  }),
]);

export type VoiceEvent = z.infer<typeof voiceEvent>;

/** An event, and its place in the stream of the call. */
const placed = z.object({ place: z.string().regex(/^\d{1,16}-\d{1,10}$/), event: voiceEvent });

export type PlacedVoiceEvent = z.infer<typeof placed>;

/** The events of a call, from the place that the screen has reached. Errors: VOICE_SESSION_NOT_FOUND. */
export const FollowVoiceSession = defineStream({
  subject: 'ai.voice.follow',
  requires: VOICE_TIER,
  request: ownCall.extend({ after: placed.shape.place.optional() }),
  chunk: placed,
  firstMs: 5_000,
  idleMs: 3_000,
});

export const followVoiceSessionRoute = defineEventRoute({
  path: '/api/voice/session/{sessionId}/events',
  summary: 'What happens in a call by voice: the words of both sides, passages to open, and its end',
  tag: 'Voice',
  gate: VOICE_TIER,
  stream: FollowVoiceSession,
  params: z.object({ sessionId: documentId }),
  event: voiceEvent,
  toRequest: ({ params }, { reader: { id, tier, role } }, { lastEventId }) => ({
    ...params,
    subject: { kind: 'reader' as const, id, tier, role },
    ...(placed.shape.place.safeParse(lastEventId).success && { after: lastEventId }),
  }),
  toEvent: ({ place, event }) => ({ id: place, data: event }),
});
