/** The states of Selah on the screen (specification, section 4, "Selah voice chat statuses"). */
export const VOICE_STATUSES = [
  'ready',
  'connecting',
  'connected',
  'disconnecting',
  'user-speaking',
  'selah-speaking',
  'processing',
  'error',
  'offline',
  'muted',
] as const;

export type VoiceStatus = (typeof VOICE_STATUSES)[number];

/** The states that the server knows: the others are of the browser and its microphone. */
export const CALL_STATUSES = [
  'connected',
  'user-speaking',
  'selah-speaking',
  'processing',
] as const satisfies readonly VoiceStatus[];

export type CallStatus = (typeof CALL_STATUSES)[number];
