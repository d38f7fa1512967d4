import type { FrameTexts, EmailText } from './email-text.js';

/** An email as plain text. */
export function emailAsText(
  { greeting, before, quotation, action, after }: EmailText,
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
