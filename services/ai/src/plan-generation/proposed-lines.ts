import type { PlannedReading } from './plan-request.js';

/** `3. Romans 8:18-30 | What ...`, with any text that a model puts before the reference. */
const LINE =
  /^[\s*#-]*(?:(?:day|d[ií]a)\s*)?(?:\d{1,2}\s*[.):]\s*)?([^|]{2,60}?)\s*\|\s*([^|]+?)\s*\|?\s*$/iu;

/** The readings of a model's text, a line each; other lines are ignored. */
export function proposedLines(text: string): PlannedReading[] {
  return text.split('\n').flatMap((line) => {
    const [, reference, note] = LINE.exec(line) ?? [];
    return reference && note ? [{ reference: reference.replace(/[*_`]/gu, ''), note }] : [];
  });
}
