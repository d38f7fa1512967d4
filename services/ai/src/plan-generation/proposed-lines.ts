import type { PlannedReading } from './plan-request.js';

/** `3. Romans 8:18-30 | What ...`, with whatever a model puts before the reference. */
const LINE =
  /^[\s*#-]*(?:(?:day|d[ií]a)\s*)?(?:\d{1,2}\s*[.):]\s*)?([^|]{2,60}?)\s*\|\s*([^|]+?)\s*\|?\s*$/iu;

/** The readings that a model has written, a line each; other lines are none. */
export function proposedLines(text: string): PlannedReading[] {
  return text.split('\n').flatMap((line) => {
    const [, reference, note] = LINE.exec(line) ?? [];
    return reference && note ? [{ reference: reference.replace(/[*_`]/gu, ''), note }] : [];
  });
}
