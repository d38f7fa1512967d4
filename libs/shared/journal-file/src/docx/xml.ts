/** What XML 1.0 does not allow: controls, halves of pairs, and the two that are no characters. */
const NOT_ALLOWED =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

const NAMES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it stands in XML, in an element or between double quotes. */
export function xmlText(text: string): string {
  return text.replace(NOT_ALLOWED, '').replace(/[&<>"]/g, (sign) => NAMES[sign]!);
}
