import type { FormSet, Quoted } from './forms.js';

const inLanguage = ({ language }: Quoted, english: string, spanish: string) =>
  language === 'en' ? english : spanish;

const parted = (content: string, share: number) => {
  const words = content.split(' ');
  const at = Math.max(1, Math.round(words.length * share));
  return [words.slice(0, at).join(' '), words.slice(at).join(' ')] as const;
};

const bookAndChapter = ({ reference }: Quoted) => {
  const [, book = '', chapter = ''] = /^(.*?) (\d+)(?::|$)/u.exec(reference) ?? [];
  return { book, chapter };
};

const superscript = (number: number) =>
  [...String(number)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('');

const withoutStop = (content: string) => content.replace(/[^\p{L}\p{M}]+$/u, '');

const inLines = (content: string, words: number, each: (line: string, index: number) => string) => {
  const all = content.split(' ');
  const lines: string[] = [];
  for (let at = 0; at < all.length; at += words) lines.push(all.slice(at, at + words).join(' '));
  return lines.map(each).join('\n');
};

/** Forms that set words apart, as models write them in lists, tables, HTML and code, and people in letters. */
const MARKED: FormSet['marked'] = {
  'table, reference behind': (q) =>
    `| ${inLanguage(q, 'Words', 'Texto')} | Ref. |\n|:--|--:|\n| “${q.content}” | ${q.reference} |\n\n`,
  'table, italics and marks': (q) =>
    `| # | Ref. | Text |\n|---|---|---|\n| 1 | **${q.reference}** | *“${q.content}”* |\n\n`,
  'bullet, dash and reference': (q) => `- “${q.content}” — ${q.reference}\n- x\n`,
  'bullet in bold italics': (q) => `* ***"${q.content}"*** – **${q.reference}**\n`,
  'numbered, reference in bold': (q) => `1. **${q.reference}** – "${q.content}"\n2. x\n`,
  'HTML list': (q) => `<ul><li><b>${q.reference}</b>: “${q.content}”</li></ul>\n`,
  'HTML figure': (q) =>
    `<figure><blockquote><p>${q.content}</p></blockquote><figcaption>— ${q.reference}</figcaption></figure>\n\n`,
  'HTML cite': (q) => `<em>“${q.content}”</em> <cite>(${q.reference})</cite>`,
  'quote environment': (q) => `\\begin{quote}\n“${q.content}” (${q.reference})\n\\end{quote}\n`,
  callout: (q) => `> [!NOTE]\n> **${q.reference}**\n> ${q.content}\n\n`,
  'callout with marks': (q) => `> [!quote] ${q.reference}\n> “${q.content}”\n\n`,
  'guillemets around marks': (q) =>
    `${inLanguage(q, 'The author writes', 'El autor escribe')}: «${inLanguage(q, 'We read', 'Leemos')}: “${q.content}”» (${q.reference}).`,
  'dialogue with marks': (q) =>
    `—${inLanguage(q, 'Do you remember?', '¿Lo recuerdas?')} “${q.content}” —${inLanguage(q, 'she said, quoting', 'dijo ella, citando')} ${q.reference}.`,
  'dots in brackets before': (q) => `“[…] ${q.content}” (${q.reference})`,
  'dots in brackets behind': (q) => `“${withoutStop(q.content)} […]” (${q.reference})`,
  'three dots behind': (q) => `"${withoutStop(q.content)}..." (${q.reference})`,
  'number above within': (q) => `“${superscript(q.verse)} ${q.content}” (${q.reference})`,
  'number above without space': (q) => `“${superscript(q.verse)}${q.content}” (${q.reference})`,
  'chapter and verse in words': (q) => {
    const { book, chapter } = bookAndChapter(q);
    return q.language === 'en'
      ? `In chapter ${chapter}, verse ${q.verse} of ${book} it says: “${q.content}”`
      : `En el capítulo ${chapter}, versículo ${q.verse} de ${book} dice: «${q.content}»`;
  },
  'book, chapter and verse': (q) => {
    const { book, chapter } = bookAndChapter(q);
    return q.language === 'en'
      ? `${book} chapter ${chapter} verse ${q.verse}: “${q.content}”`
      : `${book} capítulo ${chapter} versículo ${q.verse}: “${q.content}”`;
  },
  'divided after a few words': (q) => {
    const [first, second] = parted(q.content, 0.25);
    return `“${first},” ${inLanguage(q, 'the text goes on a little later', 'sigue el texto poco después')}, “${second}” (${q.reference})`;
  },
  'divided in three': (q) => {
    const [first, rest] = parted(q.content, 0.33);
    const [second, third] = parted(rest, 0.5);
    const says = inLanguage(q, 'he says', 'dice');
    return `“${first},” ${says}, “${second},” ${says}, “${third}” (${q.reference})`;
  },
  'fields in bold': (q) =>
    `**${inLanguage(q, 'Verse', 'Versículo')}:** ${q.reference}\n**${inLanguage(q, 'Text', 'Texto')}:** "${q.content}"\n\n`,
  'sign as bullet': (q) => `🔹 **${q.reference}** — “${q.content}”\n`,
  'reference in brackets before': (q) =>
    `${inLanguage(q, 'As we read', 'Como leemos')} (${q.reference}), “${q.content}”`,
  'speaker behind': (q) =>
    `“${withoutStop(q.content)},” ${inLanguage(q, 'declares the Lord', 'declara el Señor')} (${q.reference}).`,
  'three straight marks': (q) => `"""${q.content}""" (${q.reference})`,
  'curly and straight': (q) => `“${q.content}" (${q.reference})`,
  'straight and curly': (q) => `"${q.content}” (${q.reference})`,
  'single guillemets': (q) => `‹${q.content}› (${q.reference})`,
  'French spacing': (q) => `${q.reference} : « ${q.content} »`,
  'verse to learn': (q) =>
    `${inLanguage(q, 'Memory verse', 'Versículo para memorizar')}: "${q.content}" – ${q.reference}`,
  'JSON list': (q) => `[{"ref":"${q.reference}","verse":"${q.content}"}]`,
  'question and answer': (q) =>
    `**Q:** ${inLanguage(q, 'What does', '¿Qué dice')} ${q.reference}${inLanguage(q, ' say', '')}?\n**A:** “${q.content}”\n`,
  'spaces within': (q) => `“ ${q.content} ” (${q.reference})`,
  'reference with stop': (q) => `“${q.content}” (${q.reference.replace(':', '.')})`,
  'reference and another': (q) =>
    `“${q.content}” (${q.reference}; cf. ${inLanguage(q, 'Romans', 'Romanos')} 8:28)`,
  'square brackets': (q) => `“${q.content}” [${q.reference}]`,
  'comma and reference': (q) => `“${withoutStop(q.content)}”, ${q.reference}.`,
  'is what it teaches': (q) =>
    `“${q.content}” ${inLanguage(q, 'is what', 'es lo que')} ${q.reference} ${inLanguage(q, 'teaches', 'enseña')}.`,
  'between dashes': (q) =>
    `${q.reference} — “${q.content}” — ${inLanguage(q, 'is worth learning', 'merece aprenderse')}.`,
  'reminds us': (q) => `${q.reference} ${inLanguage(q, 'reminds us', 'nos recuerda')}: “${q.content}”`,
  'string of a program': (q) => `\`\`\`python\nverse = "${q.content}"  # ${q.reference}\n\`\`\`\n`,
  'block, bold words': (q) => `> **${q.content}**\n> ${q.reference}\n\n`,
  'block, small dash': (q) => `> *${q.content}*\n>\n> – ${q.reference}\n\n`,
  'heading and block with number': (q) => `### ${q.reference}\n> ${q.verse}. ${q.content}\n\n`,
  'letters of notes': (q) =>
    `“${q.content.replace(/(\p{L}{4,}) /u, '$1[a] ').replace(/ (\p{L}{5,})([.,;]?)$/u, ' $1[b]$2')}” (${q.reference})`,
};

/** Forms without a mark of quotation. */
const BARE: FormSet['bare'] = {
  'bullet, plain': (q) => `- ${q.content} — ${q.reference}\n- x\n`,
  'three columns': (q) => `| Ref. | Text | x |\n|---|---|---|\n| ${q.reference} | ${q.content} | x |\n\n`,
  'column of words first': (q) => `| Text | Ref. |\n|---|---|\n| *${q.content}* | ${q.reference} |\n\n`,
  'HTML item': (q) => `<ol><li>${q.content} (${q.reference})</li></ol>\n`,
  'HTML paragraphs': (q) => `<p>${q.content}</p><p>${q.reference}</p>\n`,
  'HTML cells': (q) => `<tr><td>${q.reference}</td><td>${q.content}</td></tr>\n`,
  'number of a list': (q) => `${q.reference}\n\n${q.verse}. ${q.content}\n`,
  'number in round brackets': (q) => `${q.reference}\n(${q.verse}) ${q.content}\n`,
  'number and bracket': (q) => `${q.verse}) ${q.content}\n`,
  'v and number': (q) => `**${q.reference}**\n\nv${q.verse} ${q.content}\n`,
  'v. and dash': (q) => `${q.reference}\n\nv. ${q.verse} — ${q.content}\n`,
  'number in sup': (q) => `<sup>${q.verse}</sup> ${q.content} (${q.reference})`,
  'caret and number': (q) => `^${q.verse} ${q.content} (${q.reference})`,
  'reference, line, words': (q) => `${q.reference}\n${q.content}\n`,
  'reference, paragraph, words': (q) => `${q.reference}\n\n${q.content}\n`,
  'reference and stop': (q) => `${q.reference}. ${q.content}`,
  'reference in square brackets': (q) => `[${q.reference}] ${q.content}`,
  'reference in round brackets': (q) => `(${q.reference}) ${q.content}`,
  'told them that': (q) =>
    `${inLanguage(q, 'Jesus told them that', 'Jesús les dijo que')} ${q.content} (${q.reference})`,
  'the text reads': (q) => `${inLanguage(q, 'The text reads:', 'El texto dice:')} ${q.content}`,
  paraphrase: (q) =>
    `${inLanguage(q, 'In other words:', 'En otras palabras:')} ${q.content} (${q.reference})`,
  'dashes around': (q) =>
    `${inLanguage(q, 'Remember', 'Recuerda')} — ${withoutStop(q.content)} — ${inLanguage(q, 'and rest', 'y descansa')}.`,
  'dots around': (q) => `…${withoutStop(q.content)}… (${q.reference})`,
  'comment of a program': (q) => `\`\`\`\n// ${q.content}\n// ${q.reference}\n\`\`\`\n`,
  'bold of a program': (q) => `\\textbf{${q.content}} (${q.reference})`,
  'two words a line': (q) => inLines(q.content, 2, (line) => line),
  'lines as bullets': (q) => inLines(q.content, 6, (line) => `• ${line}`),
  'letters of notes, plain': (q) => `${q.content.replace(/(\p{L}{4,}) /u, '$1[a] ')} (${q.reference})`,
  'title case': (q) => q.content.replace(/(?<!\p{L}|’)\p{Ll}/gu, (letter) => letter.toUpperCase()),
  'capitals, no reference': (q) => q.content.toUpperCase(),
  'and as sign': (q) => q.content.replaceAll(/ (?:and|y) /gu, ' & '),
  'accents left out': (q) =>
    `${q.content
      .normalize('NFD')
      .replaceAll(/\u0301/gu, '')
      .normalize('NFC')} (${q.reference})`,
  'accents composed otherwise': (q) => `${q.content.normalize('NFD')} (${q.reference})`,
  'with a prayer': (q) =>
    `${inLanguage(q, 'Lord, you have said:', 'Señor, tú has dicho:')} ${q.content} ${inLanguage(q, 'Amen.', 'Amén.')}`,
  'promise of the day': (q) =>
    `📖 ${inLanguage(q, 'Promise for today', 'Promesa de hoy')}: ${q.content} ✨ ${q.reference}`,
  'hashtags behind': (q) => `${q.content} #${q.reference.replaceAll(/[^\p{L}\d]/gu, '')} #amen`,
  underlined: (q) => `<u>${q.content}</u> (${q.reference})`,
  'bold and dash': (q) => `**${q.content}** — ${q.reference}`,
  'lines in bold': (q) => inLines(q.content, 7, (line) => `**${line}**`),
  'semicolons of a row': (q) => `${q.reference}; ${q.content}`,
  'read out': (q) =>
    `${inLanguage(q, 'Turn with me to', 'Abran conmigo en')} ${q.reference}. ${inLanguage(q, 'There we read that', 'Allí leemos que')} ${q.content}`,
};

/** How models and people write in letters, tables, pages and programs. */
export const EVERYDAY_FORMS: FormSet = {
  marked: MARKED,
  bare: BARE,
  unreadable: new Set([
    ...['HTML list', 'HTML figure', 'HTML cite', 'quote environment', 'JSON list'],
    ...['string of a program', 'HTML item', 'HTML paragraphs', 'HTML cells', 'number in sup'],
    ...[
      'comment of a program',
      'bold of a program',
      'underlined',
      'letters of notes',
      'letters of notes, plain',
    ],
    ...[
      'and as sign',
      'callout',
      'callout with marks',
      'accents left out',
      'three straight marks',
      'divided after a few words',
    ],
    ...['divided in three'],
  ]),
  withoutReference: new Set([
    ...['number and bracket', 'the text reads', 'dashes around', 'two words a line', 'lines as bullets'],
    ...['title case', 'capitals, no reference', 'and as sign', 'with a prayer', 'hashtags behind'],
    ...['lines in bold', 'comment of a program', 'JSON list', 'semicolons of a row'],
    ...['chapter and verse in words', 'book, chapter and verse', 'read out', 'number of a list'],
    ...[
      'HTML paragraphs',
      'promise of the day',
      'reference, paragraph, words',
      'v and number',
      'v. and dash',
    ],
    ...['string of a program', 'reference, line, words', 'number in round brackets'],
  ]),
};
