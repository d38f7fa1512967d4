import type { PlannedReading } from '../plan-request.js';

/** `3. Romans 8:18-30 | What ... | A question?`, with any text that a model puts before the reference. */
const LINE =
  /^[\s*#-]*(?:(?:day|d[ií]a)\s*)?(?:\d{1,2}\s*[.):]\s*)?([^|]{2,60}?)\s*\|\s*([^|]+?)\s*\|\s*([^|]+?)\s*\|?\s*$/iu;

/** The reading of a line of a model's text; undefined for any other line. */
export function proposedLine(line: string): PlannedReading | undefined {
  const [, reference, note, question] = LINE.exec(line) ?? [];
  if (!reference || !note || !question) return undefined;
  return { reference: reference.replace(/[*_`]/gu, ''), note, question };
}
