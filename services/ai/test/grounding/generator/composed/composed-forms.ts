import type { FormSet, Quoted } from '../forms.js';

const inLanguage = ({ language }: Quoted, english: string, spanish: string) =>
  language === 'en' ? english : spanish;

const linesOf = (content: string, words: number) => {
  const all = content.split(' ');
  const lines: string[] = [];
  for (let at = 0; at < all.length; at += words) lines.push(all.slice(at, at + words).join(' '));
  return lines;
};
const withoutStop = (content: string) => content.replace(/[^\p{L}\p{M}]+$/u, '');

/** Forms of several quotations, of talk, prayer and study, in which the words stand beside others. */
const MARKED: FormSet['marked'] = {
  'reference in the item before': (q) => `1. ${q.reference}\n2. “${q.content}”\n`,
  'after another quotation': (q) =>
    `${inLanguage(q, '“God is love” (1 John 4:8)', '“Dios es amor” (1 Juan 4:8)')}. “${q.content}” (${q.reference})`,
  'in a letter': (q) =>
    `${inLanguage(q, 'Dear Ana', 'Querida Ana')},\n\n${inLanguage(q, 'I think of', 'Pienso en')} “${q.content}” (${q.reference}).\n\n${inLanguage(q, 'Yours, Luis', 'Tuyo, Luis')}`,
  'in a prayer, marked': (q) =>
    `${inLanguage(q, 'Father, you have said', 'Padre, tú has dicho')}: “${q.content}” (${q.reference}). ${inLanguage(q, 'Amen.', 'Amén.')}`,
  'over two paragraphs': (q) => {
    const [first, ...rest] = linesOf(q.content, Math.ceil(q.content.split(' ').length / 2));
    return `“${first}\n\n“${rest.join(' ')}” (${q.reference})`;
  },
  'heading with the reference': (q) => `### ${q.reference}\n\n“${q.content}”\n\n`,
  'called by another edition': (q) => `${q.reference} (NIV 2011?): “${q.content}”`,
  'capitals, marked': (q) => `“${q.content.toUpperCase()}” — ${q.reference.toUpperCase()}`,
  'line of a poem between lines': (q) =>
    `*${inLanguage(q, 'The morning comes, the night is gone', 'Llega la mañana, se va la noche')}*\n*“${q.content}”*\n(${q.reference})`,
};

/** The same without a mark of quotation. */
const BARE: FormSet['bare'] = {
  'asked in a question': (q) =>
    `${inLanguage(q, 'What does', '¿Qué significa')} “${withoutStop(q.content)}” ${inLanguage(q, `mean in ${q.reference}?`, `en ${q.reference}?`)}`,
  'as it is written, plain': (q) => `${inLanguage(q, 'As it is written', 'Como está escrito')}: ${q.content}`,
  'after a citation': (q) =>
    `${inLanguage(q, '“God is love” (1 John 4:8)', '“Dios es amor” (1 Juan 4:8)')}.\n\n${q.content}`,
  'after a block and its reference': (q) =>
    `> ${inLanguage(q, 'God is love.\n> — 1 John 4:8', 'Dios es amor.\n> — 1 Juan 4:8')}\n\n${q.content}`,
  'reference item before, plain': (q) => `- ${q.reference}\n- ${q.content}\n`,
  'we find this in': (q) =>
    `${q.content} ${inLanguage(q, 'We find this in', 'Lo encontramos en')} ${q.reference}.`,
  'in a prayer, plain': (q) =>
    `${inLanguage(q, 'Lord, hear us.', 'Señor, óyenos.')} ${q.content} ${inLanguage(q, 'Amen.', 'Amén.')}`,
  'dialogue with raya': (q) =>
    `—${inLanguage(q, 'What did you read?', '¿Qué leíste?')}\n—${q.content}\n—${inLanguage(q, 'Thank you.', 'Gracias.')}`,
  'capitals, plain': (q) => `${q.content.toUpperCase()} (${q.reference})`,
  'chapter and verse in bold before': (q) => `**${q.reference}** · ${q.content}`,
  'cell of a plan': (q) =>
    `| ${inLanguage(q, 'Day', 'Día')} | ${inLanguage(q, 'Reading', 'Lectura')} | ${inLanguage(q, 'Text', 'Texto')} |\n|---|---|---|\n| 1 | ${q.reference} | ${q.content} |\n\n`,
  'memory card': (q) =>
    `${inLanguage(q, 'Learn by heart', 'Para memorizar')} ✍️\n${q.content}\n~ ${q.reference}\n`,
  'caption of a picture': (q) => `![${q.content}](https://example.org/x.png)\n*${q.reference}*\n`,
  'lines of a poem, plain': (q) => `${linesOf(q.content, 5).join('\n')}\n— ${q.reference}`,
  'outline with dots': (q) =>
    `I. ${inLanguage(q, 'The text', 'El texto')}\n   A. ${q.content}\n   B. ${q.reference}\n`,
};

export const COMPOSED_FORMS: FormSet = {
  marked: MARKED,
  bare: BARE,
  // The first name is of an edition that is not stored; a picture shows no words.
  unreadable: new Set(['called by another edition', 'caption of a picture']),
  withoutReference: new Set([
    ...[
      'as it is written, plain',
      'after a citation',
      'after a block and its reference',
      'in a prayer, plain',
    ],
    ...[
      'dialogue with raya',
      'reference in the item before',
      'reference item before, plain',
      'asked in a question',
    ],
    ...['heading with the reference', 'outline with dots', 'caption of a picture', 'capitals, marked'],
    ...[
      'capitals, plain',
      'line of a poem between lines',
      'we find this in',
      'memory card',
      'cell of a plan',
    ],
    'called by another edition',
  ]),
};
