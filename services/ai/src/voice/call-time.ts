import { secondsOf, type CallRecord } from './calls/call-record.js';

/** A call that was not seen for so long is not connected now. In milliseconds. */
const SEEN_WITHIN_MS = 5_000;

/** How long a call has lasted, as the service has seen it. */
export function callTime(
  record: CallRecord,
  now: Date,
): { readonly seconds: number; readonly isOver: boolean } {
  if (record.end) return { seconds: record.end.seconds, isOver: true };
  const isSeen = now.getTime() - record.seenAt <= SEEN_WITHIN_MS;
  return { seconds: secondsOf(record, isSeen ? now.getTime() : record.seenAt), isOver: false };
}
