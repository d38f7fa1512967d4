import type { Language } from '@word-unfolded/domain';

/** What a form is made of: words, their reference, and a second part where they are divided. */
export type Quoted = {
  readonly content: string;
  readonly reference: string;
  readonly verse: number;
  readonly language: Language;
  /** The same verse in the other language, the verse before and the verse after, as they are stored. */
  readonly twin: string;
  readonly previous: string;
  readonly following: string;
};

const says = ({ language }: Quoted) => (language === 'en' ? 'says' : 'dice');
const middleOf = (content: string) => {
  const words = content.split(' ');
  const half = Math.floor(words.length / 2);
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')] as const;
};
const linesOf = (content: string, mark = '') => {
  const words = content.split(' ');
  const lines: string[] = [];
  for (let at = 0; at < words.length; at += 6) lines.push(words.slice(at, at + 6).join(' '));
  return lines.join(`${mark}\n`);
};
const superscript = (number: number) =>
  [...String(number)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('');
const fullWidth = (text: string) =>
  text.replace(/[0-9:]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
const within = (content: string, put: string) => {
  const [first, second] = middleOf(content);
  return `${first} ${put} ${second}`;
};

type Form = (quoted: Quoted) => string;

/** Forms in which words are quoted. */
export type FormSet = {
  /** Forms that set the words apart as somebody's: words that no verse has must not appear in them unmarked. */
  readonly marked: Readonly<Record<string, Form>>;
  /** Forms without a mark of quotation: what is nearly a verse must not appear in them unmarked either. */
  readonly bare: Readonly<Record<string, Form>>;
  /** Forms in which a person reads the words, but the comparison of the oracle cannot. */
  readonly unreadable: ReadonlySet<string>;
  /** Forms that do not name the reference beside the words, or name only its verse. */
  readonly withoutReference: ReadonlySet<string>;
};

const MARKED: FormSet['marked'] = {
  'reference, curly': (q) => `${q.reference} ${says(q)}, “${q.content}”`,
  curly: (q) => `“${q.content}” (${q.reference})`,
  straight: (q) => `"${q.content}" (${q.reference})`,
  guillemets: (q) => `«${q.content}» (${q.reference}).`,
  'spaced guillemets': (q) => `« ${q.content} » (${q.reference}).`,
  German: (q) => `„${q.content}“ (${q.reference})`,
  'reversed guillemets': (q) => `»${q.content}« (${q.reference})`,
  CJK: (q) => `「${q.content}」 (${q.reference})`,
  'CJK double': (q) => `『${q.content}』 — ${q.reference}`,
  'entity quot': (q) => `&quot;${q.content}&quot; (${q.reference})`,
  'entity ldquo': (q) => `&ldquo;${q.content}&rdquo; (${q.reference})`,
  'entity number': (q) => `&#8220;${q.content}&#x201D; (${q.reference})`,
  'entity laquo': (q) => `&laquo;${q.content}&raquo; (${q.reference})`,
  backticks: (q) => `\`${q.content}\` (${q.reference})`,
  'TeX quotes': (q) => `\`\`${q.content}'' (${q.reference})`,
  'two apostrophes': (q) => `''${q.content}'' (${q.reference})`,
  single: (q) => `‘${q.content}’ (${q.reference})`,
  'full-width': (q) => `＂${q.content}＂ (${q.reference})`,
  'heavy marks': (q) => `❝${q.content}❞ — ${q.reference}`,
  'low-high': (q) => `‚${q.content}‘ (${q.reference})`,
  'block, reference behind': (q) => `> ${q.content}\n> — ${q.reference}`,
  'block, reference bold before': (q) => `> **${q.reference}** ${q.content}\n\n`,
  'block, reference above': (q) => `**${q.reference}**\n\n> ${q.content}\n\n`,
  'block, heading': (q) => `### ${q.reference}\n\n> ${q.content}\n\n`,
  'block in lines': (q) => `> ${linesOf(q.content).replaceAll('\n', '\n> ')}\n>\n> (${q.reference})\n\n`,
  'block with marks': (q) => `> “${q.content}”\n>\n> — ${q.reference}\n\n`,
  'block in a list': (q) => `- ${q.reference}:\n  > ${q.content}\n\n`,
  'italics with marks': (q) => `*“${q.content}”* (${q.reference})`,
  'bold with marks': (q) => `**"${q.content}"** (${q.reference})`,
  'heading, curly': (q) => `### ${q.reference}\n\n“${q.content}”`,
  'reference as a link': (q) => `[${q.reference}](https://example.org/x) ${says(q)}: “${q.content}”`,
  'table with marks': (q) => `| Text | Words |\n| --- | --- |\n| ${q.reference} | “${q.content}” |\n\n`,
  'reference below': (q) => `“${q.content}”\n— *${q.reference}*`,
  'source within': (q) => `“${within(q.content, '{c1}')}” (${q.reference})`,
  'zero width': (q) => `“${q.content.replaceAll('e', 'e\u200b')}” (${q.reference})`,
  'HTML q': (q) => `<q>${q.content}</q> (${q.reference})`,
  'HTML blockquote': (q) => `<blockquote>${q.content}</blockquote> (${q.reference})`,
  footnote: (q) => `Text.[^1]\n\n[^1]: ${q.reference}: “${q.content}”`,
  'full-width reference': (q) => `“${q.content}” （${fullWidth(q.reference)}）`,
};

const BARE: FormSet['bare'] = {
  'reference and colon': (q) => `${q.reference}: ${q.content}`,
  'bold reference and colon': (q) => `- **${q.reference}**: ${q.content}`,
  'reference and dash': (q) => `${q.reference} – ${q.content}`,
  'plain, reference behind': (q) => `${q.content} (${q.reference})`,
  'plain, dash and reference': (q) => `${q.content} — ${q.reference}`,
  'nothing at all': (q) => q.content,
  'in a sentence': (q) =>
    q.language === 'en'
      ? `We are told that ${q.content} It is good.`
      : `Se nos dice que ${q.content} Es bueno.`,
  italics: (q) => `*${q.content}* (${q.reference})`,
  underscores: (q) => `_${q.content}_ (${q.reference})`,
  bold: (q) => `**${q.content}** (${q.reference})`,
  'bold italics': (q) => `***${q.content}*** (${q.reference})`,
  capitals: (q) => `${q.content.toUpperCase()} (${q.reference})`,
  'code fence': (q) => `\`\`\`\n${q.content}\n\`\`\`\n${q.reference}`,
  'indented code': (q) => `${q.reference}\n\n    ${q.content}\n\n`,
  'table cell': (q) => `| Text | Words |\n| --- | --- |\n| ${q.reference} | ${q.content} |\n\n`,
  'table of two': (q) => `| RV | WEB |\n|---|---|\n| x | ${q.content} |\n\n`,
  'list item': (q) => `1. ${q.content}\n2. x\n`,
  'line of its own': (q) => `**${q.reference}**\n\n${q.content}\n\n`,
  'heading of it': (q) => `## ${q.content}\n\n${q.reference}\n`,
  'number superscript': (q) => `${q.reference}\n${superscript(q.verse)} ${q.content}`,
  'number in brackets': (q) => `${q.reference}\n[${q.verse}] ${q.content}`,
  'number bold': (q) => `${q.reference}\n**${q.verse}** ${q.content}`,
  'number plain': (q) => `${q.reference}\n${q.verse} ${q.content}`,
  'number in the middle': (q) => within(q.content, `[${q.verse + 1}]`),
  raya: (q) => `—${q.content} —${q.language === 'en' ? 'he said' : 'dijo'} (${q.reference}).`,
  'in v.': (q) => `${q.reference}. ${q.language === 'en' ? 'In v.' : 'En el v.'} ${q.verse}: ${q.content}`,
  'verse says': (q) =>
    q.language === 'en'
      ? `Verse ${q.verse} says, ${q.content}`
      : `El versículo ${q.verse} dice: ${q.content}`,
  'source within, plain': (q) => within(q.content, '{c1}'),
  'two paragraphs': (q) => {
    const [first, second] = middleOf(q.content);
    return `“${first}\n\n${second}” (${q.reference})`;
  },
  'he said between': (q) => {
    const [first, second] = middleOf(q.content);
    return `“${first},” ${q.language === 'en' ? 'he said' : 'dijo'}, “${second}” (${q.reference})`;
  },
  'lines of poetry': (q) => `${linesOf(q.content)}\n(${q.reference})`,
  'lines with br': (q) => `${linesOf(q.content, '<br>')}`,
  'lines with two spaces': (q) => linesOf(q.content, '  '),
  'soft hyphens': (q) => q.content.replaceAll(/(\p{L}{3})(?=\p{L}{3})/gu, '$1\u00ad'),
  'zero width, plain': (q) => q.content.replaceAll('a', 'a\u200b'),
  'Cyrillic letters': (q) => q.content.replaceAll('a', 'а').replaceAll('e', 'е').replaceAll('o', 'о'),
  'words emphasised': (q) => q.content.replace(/(\p{L}{5,})/gu, '**$1**'),
  'HTML emphasis': (q) => q.content.replace(/(\p{L}{5,})/gu, '<i>$1</i>'),
  'definition list': (q) => `${q.reference}\n: ${q.content}\n`,
  'no-break spaces': (q) => q.content.replaceAll(' ', '\u00a0'),
  'wide letters': (q) =>
    q.content.replace(/[A-Za-z]/gu, (s) => String.fromCharCode(s.charCodeAt(0) + 0xfee0)),
  strikethrough: (q) => `~~${q.content}~~`,
  'slashes for lines': (q) => linesOf(q.content).replaceAll('\n', ' / '),
  'entities within': (q) => q.content.replaceAll('o', '&#111;'),
  'in brackets': (q) => `(${q.content}) ${q.reference}`,
};

export const FORMS: FormSet = {
  marked: MARKED,
  bare: BARE,
  unreadable: new Set(['Cyrillic letters', 'wide letters', 'entities within', 'footnote']),
  withoutReference: new Set([
    ...['nothing at all', 'in a sentence', 'table of two', 'list item', 'verse says', 'source within, plain'],
    ...['lines with br', 'lines with two spaces', 'soft hyphens', 'zero width, plain', 'Cyrillic letters'],
    ...['words emphasised', 'HTML emphasis', 'no-break spaces', 'wide letters', 'strikethrough'],
    ...['slashes for lines', 'entities within', 'number in the middle', 'heading of it', 'code fence'],
    'footnote',
  ]),
};
