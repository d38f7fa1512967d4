import type { FormSet, Quoted } from './forms.js';

const inLanguage = ({ language }: Quoted, english: string, spanish: string) =>
  language === 'en' ? english : spanish;

const partsOf = (content: string, parts: number) => {
  const words = content.split(' ');
  const size = Math.ceil(words.length / parts);
  return Array.from({ length: parts }, (_, at) => words.slice(at * size, (at + 1) * size).join(' ')).filter(
    (part) => part !== '',
  );
};

const linesOf = (content: string, words: number) =>
  partsOf(content, Math.ceil(content.split(' ').length / words));

const escaped = (text: string) =>
  text.replaceAll(/[^\p{ASCII}]/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

const entities = (text: string) => text.replaceAll(/[^\p{ASCII}]/gu, (sign) => `&#${sign.codePointAt(0)};`);

/** Forms that set words apart, as they are pasted from pages, files, chats and programs. */
const MARKED: FormSet['marked'] = {
  'link by number': (q) => `["${q.content}"][1] (${q.reference})\n\n[1]: https://example.org/verse\n`,
  'item under its reference': (q) => `- **${q.reference}**\n  - “${q.content}”\n`,
  'definition of Markdown': (q) => `${q.reference}\n: “${q.content}”\n`,
  'block continued lazily': (q) => {
    const [first, second] = partsOf(q.content, 2);
    return `> ${first}\n${second}\n\n— ${q.reference}\n`;
  },
  'block in a numbered list': (q) => `1. > ${q.content}\n   > — ${q.reference}\n`,
  'admonition of documents': (q) => `!!! quote "${q.reference}"\n    “${q.content}”\n`,
  'admonition of Docusaurus': (q) => `:::tip ${q.reference}\n\n“${q.content}”\n\n:::\n`,
  'HTML q with cite': (q) => `<q cite="https://example.org">${q.content}</q> (${q.reference})`,
  'HTML block and footer': (q) =>
    `<blockquote class="scripture">\n  <p>${q.content}</p>\n  <footer>${q.reference}</footer>\n</blockquote>\n`,
  'HTML and numbers of signs': (q) => `<p>&#8220;${entities(q.content)}&#8221; (${q.reference})</p>`,
  'HTML table with heads': (q) =>
    `<table><thead><tr><th>Ref</th><th>Text</th></tr></thead><tbody><tr><td>${q.reference}</td><td>“${q.content}”</td></tr></tbody></table>\n`,
  'HTML break before reference': (q) => `“${q.content}”<br/><small>${q.reference}</small>`,
  'BB code': (q) => `[quote=${q.reference}]${q.content}[/quote]\n`,
  'BB code with marks': (q) => `[quote]"${q.content}" (${q.reference})[/quote]\n`,
  Textile: (q) => `bq. “${q.content}” (${q.reference})\n`,
  'TeX words of marks': (q) => `\\textquotedblleft ${q.content}\\textquotedblright{} (${q.reference})`,
  'TeX guillemets': (q) => `\\guillemotleft ${q.content}\\guillemotright{} (${q.reference})`,
  'TeX French marks': (q) => `\\og ${q.content} \\fg{} (${q.reference})`,
  'TeX single marks': (q) => `\`${q.content.replaceAll(/['’]/gu, '’')}' (${q.reference})`,
  'TeX item': (q) => `\\begin{itemize}\n\\item \\textbf{${q.reference}} \`\`${q.content}''\n\\end{itemize}\n`,
  'TeX epigraph': (q) => `\\epigraph{${q.content}}{${q.reference}}\n`,
  'TeX block quote': (q) => `\\blockquote[${q.reference}]{${q.content}}\n`,
  'messages of a program': (q) =>
    `{"role":"assistant","content":"${escaped(`“${q.content}”`)} (${q.reference})"}\n`,
  'JSON lines': (q) => `{"r":"${q.reference}","t":"${q.content}"}\n{"r":"x","t":"x"}\n`,
  'JSON array': (q) => `["${q.reference}", "${q.content}"]`,
  TOML: (q) => `[verse]\nref = "${q.reference}"\ntext = "${q.content}"\n`,
  INI: (q) => `ref=${q.reference}\ntext="${q.content}"\n`,
  'PHP array': (q) => `'ref' => '${q.reference}', 'text' => "${q.content}",`,
  'Python tuple': (q) => `("${q.reference}", "${q.content}"),`,
  'echo of a shell': (q) => `echo "${q.content}" # ${q.reference}\n`,
  'printed by a program': (q) => `print("${q.content} (${q.reference})")\n`,
  'XML attribute': (q) => `<verse ref="${q.reference}" text="${q.content}"/>`,
  'HTML attribute data': (q) => `<div data-ref="${q.reference}" data-text="${q.content}"></div>`,
  CDATA: (q) => `<text ref="${q.reference}"><![CDATA[“${q.content}”]]></text>`,
  'TEI quotation': (q) => `<cit><quote>${q.content}</quote><bibl>${q.reference}</bibl></cit>`,
  'chat of a telephone': (q) => `12/3/24, 10:32 - Ana: “${q.content}” (${q.reference})\n`,
  'chat with seconds': (q) => `[3/12/24, 10:32:05 a. m.] Luis: "${q.content}" ${q.reference}\n`,
  'chat of a team': (q) => `Ana  10:32 AM\n&gt; ${q.content}\n&gt; — ${q.reference}\n`,
  'mail of a friend': (q) =>
    `${inLanguage(q, 'On Monday, Ana wrote:', 'El lunes, Ana escribió:')}\n> ${linesOf(q.content, 7).join('\n> ')}\n> (${q.reference})\n\n`,
  'difference of files': (q) => `- "x"\n+ "${q.content}" (${q.reference})\n`,
  'flash card': (q) =>
    `${inLanguage(q, 'Front', 'Anverso')}: ${q.reference}\n${inLanguage(q, 'Back', 'Reverso')}: “${q.content}”\n`,
  'two languages in a table': (q) =>
    `| ${q.reference} | ${inLanguage(q, 'Spanish', 'Inglés')} |\n|---|---|\n| “${q.content}” | “${q.twin}” |\n\n`,
  'two languages, other first': (q) =>
    `| ${inLanguage(q, 'Spanish', 'Inglés')} | ${q.reference} |\n|---|---|\n| “${q.twin}” | “${q.content}” |\n\n`,
  'two languages in lines': (q) => `${q.reference}\n\n- ES/EN: “${q.twin}”\n- EN/ES: “${q.content}”\n`,
  'note of Markdown': (q) => `Text.[^1]\n\n[^1]: “${q.content}” (${q.reference})\n`,
  'notes at the end': (q) => `Text [3].\n\n[3] ${q.reference}, “${q.content}”\n`,
  'reply of a forum': (q) => `@ana “${q.content}” — ${q.reference} 👍 3\n`,
  'slide of a talk': (q) => `---\n\n# ${q.reference}\n\n“${q.content}”\n\n---\n`,
  'key and value in a table': (q) =>
    `| | |\n|---|---|\n| Ref. | ${q.reference} |\n| Text | "${q.content}" |\n\n`,
  'code within a line': (q) => `\`"${q.content}"\` (${q.reference})`,
  'fence of text': (q) => `\`\`\`text\n“${q.content}” (${q.reference})\n\`\`\`\n`,
  'fence of tildes': (q) => `~~~\n"${q.content}" (${q.reference})\n~~~\n`,
  'indented code': (q) => `\n    "${q.content}" (${q.reference})\n`,
  'comment of HTML': (q) => `<!-- "${q.content}" (${q.reference}) -->\n`,
  'front matter': (q) => `---\nverse: "${q.content}"\nreference: ${q.reference}\n---\n`,
};

/** Forms without a mark of quotation. */
const BARE: FormSet['bare'] = {
  'chat of a telephone, plain': (q) => `12/3/24, 10:32 - Ana: ${q.content}\n`,
  'chat with seconds, plain': (q) => `[3/12/24, 10:32:05 a. m.] Luis: ${q.content} 🙏\n`,
  'chat in two messages': (q) =>
    partsOf(q.content, 2)
      .map((part, at) => `12/3/24, 10:3${at} - Ana: ${part}\n`)
      .join(''),
  'messages of two people': (q) =>
    partsOf(q.content, 2)
      .map(
        (part, at) =>
          `${at === 0 ? 'Ana' : 'Luis'} — ${inLanguage(q, 'Today at', 'Hoy a las')} 10:3${at}\n${part}\n`,
      )
      .join(''),
  'thread of messages': (q) =>
    partsOf(q.content, 2)
      .map((part, at) => `${at + 1}/ ${part}\n\n`)
      .join(''),
  'messages with counts': (q) =>
    partsOf(q.content, 2)
      .map((part, at) => `${part} (${at + 1}/2)\n\n`)
      .join(''),
  'BB code italics': (q) => `[i]${q.content}[/i] (${q.reference})`,
  'BB code centre': (q) => `[center][b]${q.content}[/b][/center]\n`,
  'wiki poem': (q) => `<poem>\n${linesOf(q.content, 6).join('\n')}\n</poem>\n`,
  'wiki indent': (q) => `: ''${q.content}''\n:: ${q.reference}\n`,
  'XML verse number': (q) => `<v n="${q.verse}">${q.content}</v>`,
  'USX verse': (q) => `<verse number="${q.verse}" style="v"/>${q.content}`,
  'OSIS milestones': (q) => `<verse sID="x"/>${q.content}<verse eID="x"/>`,
  'YAML single marks': (q) => `text: '${q.content.replaceAll(/['’]/gu, "''")}'\n`,
  'properties of a program': (q) => `verse.text=${q.content}\n`,
  'comment, hash': (q) =>
    linesOf(q.content, 7)
      .map((line) => `# ${line}`)
      .join('\n'),
  'comment, two dashes': (q) =>
    linesOf(q.content, 7)
      .map((line) => `-- ${line}`)
      .join('\n'),
  'comment, semicolon': (q) =>
    linesOf(q.content, 7)
      .map((line) => `; ${line}`)
      .join('\n'),
  'comment, star': (q) =>
    `/**\n${linesOf(q.content, 7)
      .map((line) => ` * ${line}`)
      .join('\n')}\n */`,
  'comment of TeX': (q) =>
    linesOf(q.content, 7)
      .map((line) => `% ${line}`)
      .join('\n'),
  'frame of bars': (q) =>
    `+------+\n${linesOf(q.content, 6)
      .map((line) => `| ${line} |`)
      .join('\n')}\n+------+\n`,
  'frame of lines': (q) =>
    `╔══════╗\n${linesOf(q.content, 6)
      .map((line) => `║ ${line} ║`)
      .join('\n')}\n╚══════╝\n`,
  'frame of stars': (q) =>
    `********\n${linesOf(q.content, 6)
      .map((line) => `* ${line} *`)
      .join('\n')}\n********\n`,
  'broken by tags': (q) => linesOf(q.content, 5).join('<br>'),
  'broken by closed tags': (q) => linesOf(q.content, 5).join('<br />\n'),
  'spaces as entities': (q) => q.content.replaceAll(' ', '&nbsp;'),
  'lines as in a program': (q) => linesOf(q.content, 6).join('\\n'),
  'JSON list of lines': (q) =>
    `[${linesOf(q.content, 6)
      .map((line) => `"${line}"`)
      .join(', ')}]`,
  'heads of a mail': (q) =>
    `Subject: ${inLanguage(q, 'a verse', 'un versículo')}\n\n${linesOf(q.content, 8).join('\n')}\n\n-- \nAna\n`,
  'HTML list of lines': (q) =>
    `<ul>${linesOf(q.content, 7)
      .map((line) => `<li>${line}</li>`)
      .join('')}</ul>`,
  'HTML spans': (q) =>
    linesOf(q.content, 3)
      .map((line) => `<span>${line}</span>`)
      .join(' '),
  'HTML heading': (q) => `<h2>${q.content}</h2>`,
  'HTML paragraph with style': (q) => `<p style="text-align:center"><b>${q.content}</b></p>`,
  'HTML link': (q) => `<a href="https://example.org/x">${q.content}</a>`,
  'HTML code': (q) => `<code>${q.content}</code> (${q.reference})`,
  'chords within': (q) =>
    linesOf(q.content, 4)
      .map((line, at) => `[${['G', 'C', 'D', 'Em'][at % 4]}]${line}`)
      .join(' '),
  'chords above': (q) =>
    linesOf(q.content, 6)
      .map((line, at) => `${['G   C', 'D   Em'][at % 2]}\n${line}`)
      .join('\n'),
  'parts of a song': (q) =>
    partsOf(q.content, 2)
      .map(
        (part, at) =>
          `[${at === 0 ? inLanguage(q, 'Verse 1', 'Estrofa 1') : inLanguage(q, 'Chorus', 'Coro')}]\n${part}\n`,
      )
      .join('\n'),
  'numbers of Strong': (q) => q.content.replaceAll(/(\p{L}{4,})(?= )/gu, '$1[G3056]'),
  'numbers of Strong, angle': (q) => q.content.replaceAll(/(\p{L}{5,})(?= )/gu, '$1<H430>'),
  'numbers above words': (q) => q.content.replaceAll(/(\p{L}{6,})(?= )/gu, '$1²'),
  'letters of notes above': (q) => q.content.replaceAll(/(\p{L}{6,})(?= )/gu, '$1<sup>b</sup>'),
  'daggers of notes': (q) => q.content.replaceAll(/(\p{L}{6,})(?= )/gu, '$1†'),
  'stars of notes': (q) => q.content.replaceAll(/(\p{L}{7,})(?= )/gu, '$1\\*'),
  'fields of a card': (q) =>
    `${inLanguage(q, 'Verse of the day', 'Versículo del día')} | ${q.content} | ${q.reference}\n`,
  'alternative text': (q) => `<img alt="${q.content}" src="x.png">`,
  'two languages, plain': (q) => `${q.twin}\n\n${q.content}\n`,
  'two languages in cells, plain': (q) => `| ES | EN |\n|---|---|\n| ${q.twin} | ${q.content} |\n\n`,
  'lines of two languages': (q) => {
    const others = linesOf(q.twin, 7);
    return linesOf(q.content, 7)
      .map((line, at) => `${line}\n*${others[at] ?? '—'}*`)
      .join('\n');
  },
  'check list': (q) =>
    linesOf(q.content, 8)
      .map((line) => `- [x] ${line}`)
      .join('\n'),
  'numbers as emoji': (q) =>
    partsOf(q.content, 3)
      .map((part, at) => `${at + 1}️⃣ ${part}`)
      .join('\n'),
  'arrows as bullets': (q) =>
    linesOf(q.content, 7)
      .map((line) => `➡️ ${line}`)
      .join('\n'),
  'Roman numerals of lines': (q) =>
    linesOf(q.content, 8)
      .map((line, at) => `${['i', 'ii', 'iii', 'iv', 'v', 'vi'][at % 6]}. ${line}`)
      .join('\n'),
  'calendar entry': (q) => `BEGIN:VEVENT\nSUMMARY:${q.content}\nEND:VEVENT\n`,
  'presentation notes': (q) =>
    `${inLanguage(q, 'Slide 3', 'Diapositiva 3')}\n• ${partsOf(q.content, 2).join('\n• ')}\n`,
};

/** What is pasted from pages, files, chats, mails, songs and programs, also beside another language. */
export const PASTED_FORMS: FormSet = {
  marked: MARKED,
  bare: BARE,
  unreadable: new Set([
    ...['HTML q with cite', 'HTML block and footer', 'HTML and numbers of signs', 'HTML table with heads'],
    ...[
      'HTML break before reference',
      'BB code',
      'BB code with marks',
      'TeX words of marks',
      'TeX guillemets',
    ],
    ...['TeX French marks', 'TeX item', 'TeX epigraph', 'TeX block quote', 'messages of a program'],
    ...['XML attribute', 'HTML attribute data', 'CDATA', 'TEI quotation', 'comment of HTML', 'wiki poem'],
    ...['chat of a team', 'block continued lazily', 'link by number', 'YAML single marks', 'broken by tags'],
    ...['broken by closed tags', 'spaces as entities', 'lines as in a program', 'JSON list of lines'],
    ...[
      'HTML list of lines',
      'HTML spans',
      'HTML heading',
      'HTML paragraph with style',
      'HTML link',
      'HTML code',
    ],
    ...['XML verse number', 'USX verse', 'OSIS milestones', 'letters of notes above', 'numbers of Strong'],
    ...['numbers of Strong, angle', 'alternative text', 'BB code italics', 'BB code centre', 'chords within'],
    ...['two languages in a table', 'two languages, other first', 'two languages in lines'],
    ...['fence of text', 'chords above', 'parts of a song', 'block in a numbered list', 'code within a line'],
    ...[
      'two languages, plain',
      'two languages in cells, plain',
      'lines of two languages',
      'admonition of Docusaurus',
    ],
  ]),
  withoutReference: new Set([
    ...Object.keys(BARE),
    ...[
      'link by number',
      'TOML',
      'INI',
      'PHP array',
      'Python tuple',
      'JSON array',
      'JSON lines',
      'XML attribute',
    ],
    ...['HTML attribute data', 'CDATA', 'TEI quotation', 'TeX epigraph', 'TeX block quote', 'front matter'],
    ...[
      'echo of a shell',
      'two languages in a table',
      'two languages, other first',
      'two languages in lines',
    ],
    ...['slide of a talk', 'key and value in a table', 'flash card', 'BB code', 'HTML block and footer'],
    ...[
      'HTML table with heads',
      'definition of Markdown',
      'admonition of documents',
      'admonition of Docusaurus',
    ],
    ...[
      'HTML break before reference',
      'block continued lazily',
      'chat of a team',
      'TeX item',
      'notes at the end',
    ],
  ]),
};
