import type { FormSet, Quoted } from './forms.js';

const inLanguage = ({ language }: Quoted, english: string, spanish: string) =>
  language === 'en' ? english : spanish;

const halves = (content: string) => {
  const words = content.split(' ');
  const half = Math.ceil(words.length / 2);
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')] as const;
};

const SMALL_CAPITALS: Readonly<Record<string, string>> = Object.fromEntries(
  [...'abcdefghijklmnoprstuvwyz'].map((letter, index) => [letter, [...'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ'][index]!]),
);

const inLines = (content: string, each: (line: string, index: number) => string, words = 7) => {
  const all = content.split(' ');
  const lines: string[] = [];
  for (let at = 0; at < all.length; at += words) lines.push(all.slice(at, at + words).join(' '));
  return lines.map(each).join('\n');
};

/** Long words divided at the ends of lines, as in a printed book. */
const hyphenated = (content: string) =>
  content.replace(/(\p{L}{3})(\p{L}{4,})(?=.{25})/gu, (whole, first: string, rest: string, at: number) =>
    at % 3 === 0 ? `${first}-\n${rest}` : whole,
  );

/** Forms that set words apart and name their place, of which the forms of the first generator know nothing. */
const MARKED: FormSet['marked'] = {
  'nested marks': (q) => `She wrote: “I read today, ‘${q.content}’ (${q.reference}).”`,
  'number within': (q) => `“${q.verse} ${q.content}” (${q.reference})`,
  'number in brackets within': (q) => `“[${q.verse}] ${q.content}” (${q.reference})`,
  'reference within': (q) => `“${q.content} (${q.reference})”`,
  'dash without space': (q) => `“${q.content}”—${q.reference}`,
  'says behind': (q) => `“${q.content}”, ${inLanguage(q, 'says', 'dice')} ${q.reference}.`,
  'as it puts it': (q) =>
    `${inLanguage(q, 'As', 'Como')} ${q.reference} ${inLanguage(q, 'puts it', 'lo expresa')}, “${q.content}”`,
  according: (q) => `${inLanguage(q, 'According to', 'Según')} ${q.reference}, «${q.content}»`,
  'see in brackets': (q) => `(${inLanguage(q, 'see', 'ver')} ${q.reference}: “${q.content}”)`,
  'two lines': (q) => `${q.reference}\n“${q.content}”`,
  'book sign': (q) => `📖 ${q.reference}\n\n“${q.content}” 🙏`,
  'reference far before': (q) =>
    `${q.reference} ${inLanguage(q, 'is a text to learn by heart. It says', 'es un texto para aprender de memoria. Dice')}: “${q.content}”`,
  'marks on each paragraph': (q) => {
    const [first, second] = halves(q.content);
    return `“${first}\n\n“${second}” (${q.reference})`;
  },
  'footnote sign': (q) => `“${q.content}”¹ (${q.reference})`,
  'double chevrons': (q) => `<<${q.content}>> (${q.reference})`,
  'commas and apostrophes': (q) => `,,${q.content}'' (${q.reference})`,
  'lenticular brackets': (q) => `【${q.content}】 (${q.reference})`,
  'angle brackets': (q) => `⟨${q.content}⟩ (${q.reference})`,
  'straight single': (q) => `'${q.content.replaceAll(/['’]/gu, '’')}' (${q.reference})`,
  'block in a block': (q) => `>> ${q.content}\n>> — ${q.reference}\n\n`,
  'block with numbers': (q) => `> ${q.reference}\n> ^${q.verse}^ ${q.content}\n\n`,
  'block with bold number': (q) => `> **${q.verse}** ${q.content}\n> *(${q.reference})*\n\n`,
  'paragraph with cite': (q) => `<p>“${q.content}” <cite>${q.reference}</cite></p>`,
  'escaped tags': (q) => `&lt;q&gt;${q.content}&lt;/q&gt; (${q.reference})`,
  JSON: (q) => `{"reference": "${q.reference}", "text": "${q.content}"}`,
  'question around': (q) =>
    `${inLanguage(q, 'Did you know that', '¿Sabías que')} ${q.reference} ${inLanguage(q, 'says', 'dice')} “${q.content}”?`,
  'link of the words': (q) => `[“${q.content}”](https://example.org) (${q.reference})`,
};

/** Forms without a mark of quotation. */
const BARE: FormSet['bare'] = {
  'small capitals': (q) =>
    `${q.content.replace(/[a-z]/gu, (letter) => SMALL_CAPITALS[letter] ?? letter)} (${q.reference})`,
  'signs between': (q) => q.content.split(' ').join(' ✨ '),
  'sign at each line': (q) => inLines(q.content, (line) => `✝️ ${line}`),
  hyphenated: (q) => hyphenated(q.content),
  'the Bible says': (q) => `${inLanguage(q, 'The Bible says that', 'La Biblia dice que')} ${q.content}`,
  'Jesus said that': (q) => `${inLanguage(q, 'Jesus said that', 'Jesús dijo que')} ${q.content}`,
  'according to Scripture': (q) =>
    `${inLanguage(q, 'According to Scripture,', 'Según las Escrituras,')} ${q.content}`,
  'reference far behind': (q) =>
    `${q.content.replace(/[^\p{L}]+$/u, '')}. ${inLanguage(q, 'We find this in', 'Esto se halla en')} ${q.reference}.`,
  'reference and comma': (q) => `${q.reference}, ${q.content}`,
  'reference and arrow': (q) => `${q.reference} → ${q.content}`,
  'reference and stroke': (q) => `${q.reference} | ${q.content}`,
  'reference and equals sign': (q) => `${q.reference} = ${q.content}`,
  YAML: (q) => `reference: ${q.reference}\ntext: ${q.content}\n`,
  'task list': (q) => `- [ ] ${q.content} (${q.reference})\n`,
  'dots of a list': (q) => `• ${q.content} (${q.reference})\n`,
  'halves as a list': (q) =>
    halves(q.content)
      .map((half) => `- ${half}\n`)
      .join(''),
  'halves with numbers': (q) => {
    const [first, second] = halves(q.content);
    return `${q.verse} ${first} ${q.verse + 1} ${second}`;
  },
  'halves in two cells': (q) => `| A | B |\n|---|---|\n| ${halves(q.content).join(' | ')} |\n\n`,
  highlighted: (q) => `==${q.content}== (${q.reference})`,
  'in TeX': (q) => `\\textit{${q.content}} (${q.reference})`,
  'HTML italics': (q) => `<i>${q.content}</i> <span class="ref">${q.reference}</span>`,
  'picture of it': (q) => `![${q.content}](verse.png)`,
  'link of it': (q) => `[${q.content}](https://example.org/verse)`,
  'small heading': (q) => `###### ${q.content}\n`,
  'two spaces': (q) => q.content.replaceAll(' ', '  '),
  'tabs between': (q) => q.content.replaceAll(' ', '\t'),
  'no capitals': (q) => `${q.content.toLowerCase()} (${q.reference})`,
  'no stops': (q) => q.content.replaceAll(/[.,;:!?]/gu, ''),
  'each line a paragraph': (q) => inLines(q.content, (line) => `${line}\n`, 9),
  'song with refrain': (q) =>
    `${inLines(q.content, (line) => `*${line}*  `)}\n\n${inLanguage(q, 'Amen!', '¡Amén!')}`,
  'after a greeting': (q) =>
    `${inLanguage(q, 'Dear friend, remember:', 'Querido amigo, recuerda:')} ${q.content}`,
  'within a question': (q) =>
    `${inLanguage(q, 'Is it true that', '¿Es verdad que')} ${q.content.replace(/[.;:,]$/u, '')}?`,
  'verse and number': (q) => `${inLanguage(q, 'Verse', 'Versículo')} ${q.verse}: ${q.content}`,
  'right to left marks': (q) => q.content.replaceAll(' ', ' \u200f'),
};

/** What an adversary would write next: forms that were not looked at when the check was made. */
export const FURTHER_FORMS: FormSet = {
  marked: MARKED,
  bare: BARE,
  unreadable: new Set([
    ...['small capitals', 'hyphenated', 'picture of it', 'paragraph with cite', 'HTML italics', 'in TeX'],
    ...['double chevrons', 'link of the words', 'link of it', 'escaped tags', 'YAML', 'JSON'],
  ]),
  withoutReference: new Set([
    ...['signs between', 'sign at each line', 'hyphenated', 'the Bible says', 'Jesus said that'],
    ...['according to Scripture', 'halves as a list', 'halves with numbers', 'halves in two cells'],
    ...['picture of it', 'link of it', 'small heading', 'two spaces', 'tabs between', 'no stops'],
    ...['each line a paragraph', 'song with refrain', 'after a greeting', 'within a question'],
    ...['verse and number', 'right to left marks', 'small capitals', 'reference far behind'],
    ...['reference and comma', 'reference and arrow', 'reference and stroke', 'reference and equals sign'],
    ...['YAML', 'JSON', 'highlighted'],
  ]),
};
