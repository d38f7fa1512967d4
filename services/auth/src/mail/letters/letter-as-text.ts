import type { FrameTexts, LetterText } from './letter-text.js';

/** A letter as plain text. */
export function letterAsText(
  { greeting, before, quotation, action, after }: LetterText,
  { signature }: FrameTexts,
  addressOf: (path: string) => string,
): string {
  return [
    greeting,
    ...before,
    ...(quotation === undefined ? [] : [quotation.replace(/^/gm, '> ')]),
    ...(action ? [`${action.label}:\n${addressOf(action.path)}`] : []),
    ...after.map((paragraph) =>
      typeof paragraph === 'string' ? paragraph : `${paragraph.text} ${addressOf(paragraph.path)}`,
    ),
    signature,
  ].join('\n\n');
}
