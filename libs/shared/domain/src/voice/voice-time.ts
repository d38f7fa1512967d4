/** The time of a call by voice, in seconds. */
export const VOICE_TIME = {
  /** The minutes of a day are reserved one by one, so that a call that breaks off holds none of the rest. */
  step: 60,
  /** A step is reserved so long before the one before it is over, because Redis may need another attempt. */
  reservedAhead: 10,
  /** Selah says that the call will end so long before the end. */
  warning: 60,
  /** The longest call, whatever is left of the day: providers end theirs after an hour. */
  longest: 55 * 60,
} as const;

/** What a reader has left for a call. */
export type VoiceAllowance = {
  /** Whole minutes that are neither charged nor reserved; undefined if the limits do not apply. */
  readonly minutesLeft: number | undefined;
  /** Seconds of charged minutes that no call has used. */
  readonly secondsPaid: number;
};

/**
 * How long a call may go on, in seconds. The day is counted in minutes, and what a call leaves of its last minute
 * belongs to the next call of the day, so that all calls of a day together cost their seconds.
 */
export function voiceSecondsLeft({ minutesLeft, secondsPaid }: VoiceAllowance): number {
  if (minutesLeft === undefined) return VOICE_TIME.longest;
  return Math.min(VOICE_TIME.longest, minutesLeft * VOICE_TIME.step + secondsPaid);
}

/**
 * The minutes that a call has to pay for its seconds, beyond what was paid already.
 *
 * @param seconds since the call was connected
 * @param secondsPaid of minutes that earlier calls of the day have paid and not used
 */
export function minutesToPay(seconds: number, secondsPaid: number): number {
  return Math.max(0, Math.ceil((seconds - secondsPaid) / VOICE_TIME.step));
}

/** What is left of the paid minutes when a call has ended, in seconds. */
export function secondsPaidAhead(seconds: number, secondsPaid: number): number {
  return secondsPaid + minutesToPay(seconds, secondsPaid) * VOICE_TIME.step - seconds;
}
