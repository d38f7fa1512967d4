import type { FormSet, Quoted } from '../forms.js';

const in2 = ({ language }: Quoted, en: string, es: string) => (language === 'en' ? en : es);
const clauses = (content: string) => content.split(/(?<=[,;:.])\s/u);

/** Forms in which a chat model answers: nested lists, fields, cells, questions and answers, plans. */
export const CHAT_FORMS: FormSet = {
  marked: {
    'nested list': (q) =>
      `1. **${in2(q, 'Hope', 'Esperanza')}**\n   - ${in2(q, 'Key verse', 'Versículo clave')}:\n     - ${q.reference}: “${q.content}”\n`,
    'numbered, block below': (q) => `1. **${q.reference}**  \n   > ${q.content}\n`,
    'footnote at the end': (q) =>
      `${in2(q, 'God cares for us', 'Dios cuida de nosotros')}.[^1]\n\n[^1]: ${q.reference}: “${q.content}”\n`,
    'assures us': (q) => `${q.reference} ${in2(q, 'assures us', 'nos asegura')}: “${q.content}”`,
    'that is the promise of': (q) =>
      `“${q.content}” — ${in2(q, 'that is the promise of', 'esa es la promesa de')} ${q.reference}.`,
    'callout and bold reference': (q) => `> [!NOTE]\n> **${q.reference}**\n> ${q.content}\n\n`,
    'number above in a block': (q) => `> <sup>${q.verse}</sup> ${q.content}\n> — **${q.reference}**\n\n`,
    'bold italics and line': (q) => `***${q.content}***\n${q.reference}\n`,
    'verse of a devotional': (q) => `**${in2(q, 'Verse', 'Versículo')}:** “${q.content}” *(${q.reference})*`,
    'two cells of languages': (q) =>
      `| ${q.reference} | |\n|---|---|\n| “${q.content}” | “${q.twin.replace(/[“”"]/gu, '')}” |\n\n`,
  },
  bare: {
    'record of data': (q) =>
      `- ref: ${q.reference}\n  text: ${q.content}\n- ref: ${in2(q, 'Psalm 117', 'Salmo 117')}\n`,
    'question, answer below': (q) =>
      `**${in2(q, 'Q', 'P')}:** ${in2(q, `What does ${q.reference} say?`, `¿Qué dice ${q.reference}?`)}\n\n**${in2(q, 'A', 'R')}:** ${q.content}\n`,
    'two turns of a chat': (q) =>
      `**${in2(q, 'You', 'Tú')}:** ${in2(q, 'I feel lost', 'Me siento perdido')}\n**Theo:** ${q.content} (${q.reference})\n`,
    'cell beside its reference': (q) =>
      `| ${in2(q, 'Verse', 'Versículo')} | ${in2(q, 'Text', 'Texto')} |\n|---|---|\n| ${q.reference} | ${q.content} |\n\n`,
    'cell with its reference': (q) =>
      `| ${in2(q, 'Promise', 'Promesa')} | ${in2(q, 'Today', 'Hoy')} |\n|---|---|\n| ${q.content} (${q.reference}) | ${in2(q, 'Rest', 'Descansa')} |\n\n`,
    'dash and number': (q) => `${q.reference} — <sup>${q.verse}</sup>${q.content}\n`,
    'bullets of its clauses': (q) =>
      `${q.reference}:\n${clauses(q.content)
        .map((clause) => `* ${clause}`)
        .join('\n')}\n`,
    'wave and reference': (q) => `${q.content}\n~ ${q.reference}\n`,
    'fields of text and place': (q) =>
      `${in2(q, 'Text', 'Texto')}: ${q.content}\n${in2(q, 'Reference', 'Referencia')}: ${q.reference}\n`,
    'summary and details': (q) =>
      `<details>\n<summary>${q.reference}</summary>\n\n${q.content}\n\n</details>\n\n`,
  },
  unreadable: new Set(['callout and bold reference']),
  withoutReference: new Set(['two cells of languages', 'bullets of its clauses']),
};
