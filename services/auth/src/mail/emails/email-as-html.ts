import type { Language } from '@word-unfolded/domain';
import escapeHtml from 'escape-html';
import type { FrameTexts, EmailText, LinkedParagraph } from './email-text.js';

/** The product's colours on paper. Styles are inline: mail programs drop everything else. */
const PAPER = '#f8f4ea';
const SURFACE = '#fdfaf3';
const INK = '#1f242f';
const SOFT_INK = '#505660';
const ACCENT = '#7d262a';
const ACCENT_INK = '#fcf8f0';
const RULE = '#dad3c5';

const FONT = "font-family:Georgia,'Times New Roman',serif;font-size:17px;line-height:1.6";
const BUTTON = [
  'display:inline-block',
  'padding:12px 24px',
  'border-radius:8px',
  `background:${ACCENT}`,
  `color:${ACCENT_INK}`,
  'font-weight:bold',
  'text-decoration:none',
].join(';');

/** An email as HTML without tables, images or scripts. All content is plain text and escaped here. */
export function emailAsHtml(
  { subject, greeting, before, quotation, action, after }: EmailText,
  { orCopy, signature }: FrameTexts,
  language: Language,
  addressOf: (path: string) => string,
): string {
  const body = [
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(greeting)}</h1>`,
    ...before.map((words) => paragraph(escapeHtml(words))),
    quotation === undefined ? '' : quoted(quotation),
    action ? paragraph(button(action.label, addressOf(action.path)), 'margin:24px 0') : '',
    ...after.map((words) =>
      paragraph(typeof words === 'string' ? escapeHtml(words) : linked(words, addressOf)),
    ),
    paragraph(withLineBreaks(signature), 'margin:24px 0 0'),
    action ? copyable(orCopy, addressOf(action.path)) : '',
  ];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px 12px;background:${PAPER};color:${INK};${FONT}">
<div lang="${language}" style="max-width:560px;margin:0 auto;padding:32px 24px;background:${SURFACE};border:1px solid ${RULE};border-radius:12px">
${body.filter(Boolean).join('\n')}
</div>
</body>
</html>`;
}

function paragraph(html: string, style = 'margin:0 0 16px'): string {
  return `<p style="${style}">${html}</p>`;
}

function button(label: string, address: string): string {
  return `<a href="${escapeHtml(address)}" style="${BUTTON}">${escapeHtml(label)}</a>`;
}

function linked({ text, label, path }: LinkedParagraph, addressOf: (path: string) => string): string {
  const link = `<a href="${escapeHtml(addressOf(path))}" style="color:${ACCENT}">${escapeHtml(label)}</a>`;
  return `${escapeHtml(text)} ${link}`;
}

function quoted(words: string): string {
  const style = `margin:0 0 16px;padding:0 0 0 16px;border-left:4px solid ${RULE}`;
  return `<blockquote style="${style}">${withLineBreaks(words)}</blockquote>`;
}

function copyable(words: string, address: string): string {
  const style = `margin:24px 0 0;padding:16px 0 0;border-top:1px solid ${RULE};color:${SOFT_INK};font-size:14px;overflow-wrap:anywhere`;
  return `<p style="${style}">${escapeHtml(words)}<br>${escapeHtml(address)}</p>`;
}

function withLineBreaks(words: string): string {
  return escapeHtml(words).replaceAll('\n', '<br>');
}
