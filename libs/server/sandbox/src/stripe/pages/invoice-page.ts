import escapeHtml from 'escape-html';
import type { PageLanguage } from '../../http/language.js';
import type { InvoiceRecord } from '../records/records.js';
import { dateText, money, stripePage } from './page.js';
import { statusText } from './status-text.js';
import { STRIPE_TEXTS } from './texts.js';

/** The page of an invoice. */
export function invoicePage(invoice: InvoiceRecord, language: PageLanguage): string {
  const texts = STRIPE_TEXTS[language];
  const lines = invoice.lines.map(
    ({ description, amount }) => `<li>${escapeHtml(description)}: ${money(amount, language)}</li>`,
  );
  const content = `<p>${dateText(invoice.created, language)} (${statusText(invoice.status, language)})</p>
<ul>${lines.join('')}</ul>
<p>${texts.total}: ${money(invoice.total, language)}</p>
<p><a href="/sandbox/stripe/invoice/${invoice.id}.pdf">${texts.download}</a></p>`;
  return stripePage(language, `${texts.invoice} ${invoice.number ?? ''}`, content);
}

/** The invoice as a PDF of one page (PDF 1.4, with a built-in font). */
export function invoicePdf(invoice: InvoiceRecord): Buffer {
  const rows = [
    `Invoice ${invoice.number ?? invoice.id}`,
    'Payment sandbox: no money was moved',
    ...invoice.lines.map(({ description, amount }) => `${description}: $${(amount / 100).toFixed(2)}`),
    `Total: $${(invoice.total / 100).toFixed(2)} (${invoice.status})`,
  ];
  const written = rows
    .map((row, index) => `BT /F1 12 Tf 72 ${760 - index * 20} Td (${asciiOf(row)}) Tj ET`)
    .join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${written.length} >>\nstream\n${written}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

function asciiOf(text: string): string {
  return text
    .replace(/×/g, 'x')
    .replace(/[^ -~]/g, '?')
    .replace(/[\\()]/g, '\\$&');
}
