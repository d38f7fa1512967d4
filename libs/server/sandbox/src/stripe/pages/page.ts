import escapeHtml from 'escape-html';
import { createHash } from 'node:crypto';
import type { PageLanguage } from '../../http/language.js';
import { STRIPE_TEXTS } from './texts.js';

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 Georgia, 'Times New Roman', serif; }
body { margin: 0; background: light-dark(#f8f4ea, #181310); color: light-dark(#1f242f, #eee6d2); }
header, main { max-width: 44rem; margin: 0 auto; padding: 1rem; }
.label { display: inline-block; margin: 0; padding: .25rem .75rem; border: 2px solid; border-radius: .5rem; font-weight: bold; }
.error { padding: .5rem .75rem; border-left: 4px solid light-dark(#9b1c1c, #ff9b8f); }
label { display: block; margin-top: .75rem; font-weight: bold; }
input, select { font: inherit; width: 100%; box-sizing: border-box; min-height: 2.75rem; padding: .25rem .5rem; border: 1px solid light-dark(#6f6a5e, #a79d88); border-radius: .5rem; background: light-dark(#fffdf8, #221b16); color: inherit; }
button { font: inherit; font-weight: bold; min-height: 2.75rem; margin: 1rem .5rem 0 0; padding: .25rem 1rem; border: 1px solid light-dark(#7d262a, #ddac63); border-radius: .5rem; background: light-dark(#7d262a, #ddac63); color: light-dark(#fffdf8, #181310); cursor: pointer; }
li button { margin-top: 0; background: none; color: light-dark(#7d262a, #ddac63); }
a { color: light-dark(#7d262a, #ddac63); overflow-wrap: anywhere; }
:focus-visible { outline: 3px solid light-dark(#2063bf, #76cdf9); outline-offset: 2px; }
li form { display: inline; }
dt { font-weight: bold; }
dd { margin: 0 0 .5rem; overflow-wrap: anywhere; }
`;

/** The Content Security Policy of the pages: their own style, and forms to this server. */
export const STRIPE_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** A page of the payment sandbox. @param content HTML, already escaped */
export function stripePage(language: PageLanguage, title: string, content: string): string {
  const texts = STRIPE_TEXTS[language];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header><p class="label">${texts.label}</p><p>${texts.explanation}</p></header>
<main><h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>`;
}

/** A form with one button. @param fields HTML between the form and its button */
export function form(action: string, button: string, fields = ''): string {
  return `<form method="post" action="${escapeHtml(action)}">${fields}<button>${escapeHtml(button)}</button></form>`;
}

/** The hidden field of a form. */
export function hidden(name: string, value: string): string {
  return `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
}

/** @param cents of US dollars */
export function money(cents: number, language: PageLanguage): string {
  return new Intl.NumberFormat(language === 'es' ? 'es-419' : 'en-US', {
    style: 'currency',
    currency: 'USD',
  }).format(cents / 100);
}

/** @param seconds since 1970 */
export function dateText(seconds: number, language: PageLanguage): string {
  const at = new Date(seconds * 1_000);
  const text = new Intl.DateTimeFormat(language === 'es' ? 'es-419' : 'en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(at);
  return `<time datetime="${at.toISOString()}">${text}</time>`;
}
