import { createHash } from 'node:crypto';
import escapeHtml from 'escape-html';
import type { StoredMail } from '../mail/stored-mail.js';
import type { PageLanguage } from './language.js';
import { TEXTS, type PageTexts } from './texts.js';

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 Georgia, 'Times New Roman', serif; }
body { margin: 0; background: light-dark(#f8f4ea, #181310); color: light-dark(#1f242f, #eee6d2); }
header, main { max-width: 76rem; margin: 0 auto; padding: 1rem; }
main { display: grid; gap: 2rem; grid-template-columns: minmax(0, 1fr); }
@media (min-width: 56rem) { main { grid-template-columns: minmax(16rem, 1fr) minmax(0, 2fr); } }
.label { display: inline-block; margin: 0; padding: .25rem .75rem; border: 2px solid; border-radius: .5rem; font-weight: bold; }
a { color: light-dark(#7d262a, #ddac63); overflow-wrap: anywhere; }
a:focus-visible, iframe:focus-visible { outline: 3px solid light-dark(#2063bf, #76cdf9); outline-offset: 2px; }
ol { list-style: none; margin: 0; padding: 0; }
ol a { display: block; min-height: 2.75rem; padding: .5rem; }
ol a[aria-current] { background: light-dark(#f4dcd2, #3c2b18); border-radius: .5rem; }
small { display: block; color: light-dark(#505660, #b5ab99); }
dt { font-weight: bold; }
dd { margin: 0 0 .5rem; overflow-wrap: anywhere; }
iframe { width: 100%; height: 36rem; border: 1px solid light-dark(#8a8276, #7e7265); background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** The Content Security Policy: the page's own style, and the mail in its frame. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Renders the outbox page: the list of mails, and the selected mail. */
export function outboxPage(
  mails: readonly StoredMail[],
  chosen: StoredMail | undefined,
  language: PageLanguage,
): string {
  const texts = TEXTS[language];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1 class="label">${texts.label}</h1>
<p>${texts.explanation} <a href="/sandbox/outbox">${texts.refresh}</a></p>
</header>
<main>
<nav aria-label="${texts.mails}">${listOf(mails, chosen, texts)}</nav>
${chosen ? mailOf(chosen, texts, language) : `<p>${mails.length > 0 ? texts.notFound : texts.empty}</p>`}
</main>
</body>
</html>`;
}

function listOf(mails: readonly StoredMail[], chosen: StoredMail | undefined, texts: PageTexts): string {
  const items = mails.map(
    (mail) =>
      `<li><a href="/sandbox/outbox?mail=${mail.id}"${mail === chosen ? ' aria-current="true"' : ''}>` +
      `${subjectOf(mail, texts)}<small>${texts.to} ${escapeHtml(mail.to)}</small></a></li>`,
  );
  return `<ol>${items.join('\n')}</ol>`;
}

function mailOf(mail: StoredMail, texts: PageTexts, language: PageLanguage): string {
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' });
  const files = mail.attachments.map(({ name, bytes }) => `<li>${escapeHtml(name)} (${bytes})</li>`);
  const links = mail.links.map((link) => `<li><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></li>`);
  return `<article>
<h2>${subjectOf(mail, texts)}</h2>
<dl>
<dt>${texts.to}</dt><dd>${escapeHtml(mail.to)}</dd>
<dt>${texts.from}</dt><dd>${escapeHtml(mail.from)}</dd>
${mail.replyTo ? `<dt>${texts.replyTo}</dt><dd>${escapeHtml(mail.replyTo)}</dd>` : ''}
<dt>${texts.sentAt}</dt><dd><time datetime="${mail.sentAt}">${time.format(new Date(mail.sentAt))}</time></dd>
</dl>
${links.length > 0 ? `<h3>${texts.links}</h3><ul>${links.join('\n')}</ul>` : ''}
${files.length > 0 ? `<h3>${texts.attachments}</h3><ul>${files.join('\n')}</ul>` : ''}
${
  mail.html
    ? `<h3>${texts.formatted}</h3><iframe title="${texts.formatted}" src="/sandbox/outbox/${mail.id}/letter" ` +
      'sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>'
    : ''
}
<h3>${texts.plain}</h3>
<pre>${escapeHtml(mail.text)}</pre>
</article>`;
}

function subjectOf({ subject }: StoredMail, texts: PageTexts): string {
  return subject ? escapeHtml(subject) : texts.withoutSubject;
}
