import escapeHtml from 'escape-html';

/** Characters that XML 1.0 forbids: control characters, lone surrogates, and the two noncharacters. */
const NOT_ALLOWED =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Escapes a text for XML, for an element or a double-quoted attribute. */
export function xmlText(text: string): string {
  return escapeHtml(text.replace(NOT_ALLOWED, ''));
}
