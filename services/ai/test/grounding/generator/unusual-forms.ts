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

const withoutStop = (content: string) => content.replace(/[^\p{L}\p{M}]+$/u, '');
const time = (second: number) => `00:00:${String(10 + second).padStart(2, '0')}`;

/** Forms that set words apart, as mark-up, data, plays, letters and transcripts do. */
const MARKED: FormSet['marked'] = {
  'TeX enquote': (q) => `\\enquote{${q.content}} (${q.reference})`,
  'TeX enquote with star': (q) => `\\enquote*{${q.content}}~(${q.reference})`,
  'TeX textquote': (q) => `\\textquote[${q.reference}]{${q.content}}`,
  'TeX say': (q) => `${q.reference}: \\say{${q.content}}`,
  'TeX quotation': (q) => `\\begin{quotation}\n${q.content}\n\\hfill (${q.reference})\n\\end{quotation}\n`,
  'TeX footnote': (q) => `Text\\footnote{${q.reference}: \`\`${q.content}''}.`,
  'wiki quotation': (q) => `{{quote|“${q.content}”|${q.reference}}}`,
  'CSV, comma': (q) => `reference,text\n${q.reference},"${q.content}"\n`,
  'CSV, semicolon': (q) => `"${q.reference}";"${q.content}"\n`,
  'row of SQL': (q) => `INSERT INTO verses VALUES ('${q.reference}', "${q.content}");`,
  'YAML with marks': (q) => `- ref: "${q.reference}"\n  text: "${q.content}"\n`,
  'JSON in lines': (q) => `{\n  "reference": "${q.reference}",\n  "text": "${q.content}"\n}\n`,
  'JSON escaped': (q) => `{"answer": "\\"${q.content}\\" (${q.reference})"}`,
  'HTML title': (q) => `<p title="${q.content}">${q.reference}</p>`,
  'epigraph, curly': (q) => `.. epigraph::\n\n   “${q.content}”\n\n   -- ${q.reference}\n`,
  'AsciiDoc quote': (q) => `[quote, ${q.reference}]\n____\n“${q.content}”\n____\n`,
  'chat line': (q) => `[10:32] Ana: “${q.content}” (${q.reference})`,
  'chat name': (q) => `**Luis** 10:32\n"${q.content}" ${q.reference} 🙏\n`,
  'stage direction before': (q) =>
    `${inLanguage(q, 'NARRATOR (softly)', 'NARRADOR (en voz baja)')}: “${q.content}” (${q.reference})`,
  'stage direction within': (q) => {
    const [first, second] = partsOf(q.content, 2);
    return `“${first} (${inLanguage(q, 'pause', 'pausa')}) ${second}” (${q.reference})`;
  },
  'three levels': (q) =>
    `“${inLanguage(q, 'She told me, ‘My pastor read', 'Me contó: ‘Mi pastor leyó')} “${q.content}” (${q.reference}) ${inLanguage(q, 'and wept', 'y lloró')}.’”`,
  'three levels of guillemets': (q) =>
    `«${inLanguage(q, 'He wrote', 'Escribió')}: “${inLanguage(q, 'it is', 'está')}: ‘${q.content}’ (${q.reference})”».`,
  'over two items': (q) => {
    const [first, second] = partsOf(q.content, 2);
    return `- “${first}\n- ${second}” (${q.reference})\n`;
  },
  'over three items': (q) =>
    partsOf(q.content, 3)
      .map(
        (part, at, all) =>
          `${at + 1}. ${at === 0 ? '“' : ''}${part}${at === all.length - 1 ? `” (${q.reference})` : ''}\n`,
      )
      .join(''),
  'strokes within': (q) => `“${linesOf(q.content, 6).join(' / ')}” (${q.reference})`,
  'two strokes within': (q) => `“${linesOf(q.content, 5).join(' // ')}” (${q.reference})`,
  'Swedish marks': (q) => `”${q.content}” (${q.reference})`,
  'acute marks': (q) => `´${q.content}´ (${q.reference})`,
  'entity without end': (q) => `&quot${q.content}&quot (${q.reference})`,
  'entity twice': (q) => `&amp;quot;${q.content}&amp;quot; (${q.reference})`,
  'entity in capitals': (q) => `&QUOT;${q.content}&QUOT; (${q.reference})`,
  'entity by other names': (q) =>
    `&OpenCurlyDoubleQuote;${q.content}&CloseCurlyDoubleQuote; (${q.reference})`,
  'isolated direction': (q) => `\u2068“${q.content}”\u2069 (\u2066${q.reference}\u2069)`,
  'footnote, number above': (q) =>
    `${inLanguage(q, 'A text', 'Un texto')}.¹\n\n¹ ${q.reference}: “${q.content}”\n`,
  'footnote, star': (q) =>
    `${inLanguage(q, 'A text', 'Un texto')}\\*\n\n\\* “${q.content}” (${q.reference})\n`,
  'each item in marks': (q) =>
    linesOf(q.content, 7)
      .map((line) => `- “${line}”\n`)
      .join('')
      .concat(`(${q.reference})`),
  'block in lines of marks': (q) =>
    linesOf(q.content, 7)
      .map((line) => `> “${line}”\n`)
      .join('')
      .concat(`> ${q.reference}\n\n`),
  'divided in three, dice él': (q) => {
    const [one = '', two = '', three = ''] = partsOf(q.content, 3);
    return `“${one}”, ${inLanguage(q, 'he says', 'dice él')}, “${two}”, ${inLanguage(q, 'and then', 'y luego')}: “${three}” (${q.reference})`;
  },
  'divided in three, plain marks': (q) => {
    const [one = '', two = '', three = ''] = partsOf(q.content, 3);
    const says = inLanguage(q, 'says the writer', 'dice el autor');
    return `"${one}," ${says}, "${two}," ${says}, "${three}" (${q.reference})`;
  },
  'spoken marks': (q) =>
    `${q.reference}, ${inLanguage(q, 'quote', 'cito')}: “${q.content}” ${inLanguage(q, 'end of quote', 'fin de la cita')}.`,
  'mail quoted twice': (q) => `> > “${q.content}” (${q.reference})\n\n`,
  spoiler: (q) => `>!“${q.content}” (${q.reference})!<\n`,
  'HTML definition': (q) => `<dl><dt>${q.reference}</dt><dd>“${q.content}”</dd></dl>\n`,
  'HTML details': (q) => `<details><summary>${q.reference}</summary>“${q.content}”</details>\n`,
};

/** Forms without a mark of quotation. */
const BARE: FormSet['bare'] = {
  subtitles: (q) =>
    linesOf(q.content, 6)
      .map((line, at) => `${at + 1}\n${time(at * 3)},000 --> ${time(at * 3 + 3)},000\n${line}\n`)
      .join('\n'),
  'subtitles of the web': (q) =>
    `WEBVTT\n\n${linesOf(q.content, 7)
      .map((line, at) => `${time(at * 3)}.000 --> ${time(at * 3 + 3)}.000\n${line}\n`)
      .join('\n')}`,
  'lines of a song with times': (q) =>
    linesOf(q.content, 6)
      .map((line, at) => `[00:${String(10 + at * 4).padStart(2, '0')}.00] ${line}`)
      .join('\n'),
  'notes of music': (q) =>
    linesOf(q.content, 7)
      .map((line) => `♪ ${line} ♪`)
      .join('\n'),
  'strokes between lines': (q) => `${linesOf(q.content, 5).join(' / ')} (${q.reference})`,
  'bars between lines': (q) => `${linesOf(q.content, 6).join(' | ')} (${q.reference})`,
  'lines after bars': (q) =>
    linesOf(q.content, 6)
      .map((line) => `| ${line}`)
      .join('\n'),
  'chat, plain': (q) => `[10:32] Ana: ${q.content} (${q.reference})`,
  'chat, angle brackets': (q) => `<Ana> ${q.content}\n<Luis> amen\n`,
  'chat, in parts': (q) =>
    partsOf(q.content, 3)
      .map((part, at) => `[10:3${at}] Ana: ${part}\n`)
      .join(''),
  'footnote, plain': (q) => `${inLanguage(q, 'A text', 'Un texto')}.¹\n\n¹ ${q.content} (${q.reference})\n`,
  'YAML folded': (q) =>
    `reference: ${q.reference}\ntext: >-\n${linesOf(q.content, 8)
      .map((line) => `  ${line}`)
      .join('\n')}\n`,
  'YAML lines': (q) =>
    `text: |\n${linesOf(q.content, 8)
      .map((line) => `  ${line}`)
      .join('\n')}\n`,
  TSV: (q) => `${q.reference}\t${q.content}\n`,
  'CSV, plain': (q) => `${q.reference};${q.content}\n`,
  'speaker of a play': (q) => `${inLanguage(q, 'PROPHET', 'PROFETA')}. ${q.content}\n\nCORO. Amén.\n`,
  'stage direction': (q) =>
    `${inLanguage(q, 'JOHN (raising his hand)', 'JUAN (levantando la mano)')}: ${q.content}\n`,
  'stage direction in the middle': (q) => {
    const [first, second] = partsOf(q.content, 2);
    return `${first} *(${inLanguage(q, 'pause', 'pausa')})* ${second}`;
  },
  'initials in bold': (q) => q.content.replace(/(?<![\p{L}’'])(\p{L})(?=\p{L})/gu, '**$1**'),
  'first letter of lines in bold': (q) =>
    linesOf(q.content, 6)
      .map((line) => line.replace(/^\P{L}*(\p{L})(\p{L}+)/u, '**$1**$2'))
      .join('\n'),
  'letters of an alphabet': (q) =>
    linesOf(q.content, 7)
      .map((line, at) => `${'אבגדהוזח'[at % 8]} ${line}`)
      .join('\n'),
  'first letter large': (q) => q.content.replace(/(\p{L})(\p{L}+)/u, '<big>$1</big>$2'),
  'hashtag before each word': (q) => q.content.replaceAll(/(?<=^|\s)(?=\p{L})/gu, '#'),
  'signs at some words': (q) => q.content.replaceAll(/(\p{L}{6,})/gu, '$1 🔥'),
  'signs without space': (q) => q.content.replaceAll(/(\p{L}{5,})(?![\p{L}’])/gu, '$1❤️'),
  'stop after each word': (q) => q.content.replaceAll(/[^\p{L}\p{M}’']+/gu, '. '),
  'commas after each word': (q) => withoutStop(q.content).replaceAll(/[^\p{L}\p{M}’']+/gu, ', '),
  'strokes after each word': (q) => withoutStop(q.content).replaceAll(/[^\p{L}\p{M}’']+/gu, '/'),
  'hyphens after each word': (q) => withoutStop(q.content).replaceAll(/[^\p{L}\p{M}’']+/gu, '-'),
  'points between words': (q) => withoutStop(q.content).replaceAll(/[^\p{L}\p{M}’']+/gu, ' · '),
  'dots between words': (q) => withoutStop(q.content).replaceAll(/[^\p{L}\p{M}’']+/gu, '... '),
  'a word a line': (q) => q.content.replaceAll(' ', '\n'),
  'a word a paragraph': (q) => q.content.replaceAll(' ', '\n\n'),
  'a word an item': (q) => `- ${q.content.replaceAll(' ', '\n- ')}\n`,
  'every other letter large': (q) =>
    q.content.replaceAll(
      /(\p{L})(\p{L})/gu,
      (_, one: string, two: string) => one.toLowerCase() + two.toUpperCase(),
    ),
  'line under each letter': (q) => q.content.replaceAll(/(\p{L})/gu, '$1\u0332'),
  'stroke through each letter': (q) => q.content.replaceAll(/(\p{L})/gu, '$1\u0336'),
  'Greek letters': (q) => q.content.replaceAll('o', 'ο').replaceAll('v', 'ν').replaceAll('A', 'Α'),
  'other letters alike': (q) => q.content.replaceAll('i', 'ı').replaceAll('g', 'ɡ').replaceAll('a', 'ɑ'),
  'zero width in words': (q) => q.content.replaceAll(/(\p{L})(?=\p{L})/gu, '$1\u200c'),
  'printable mail': (q) => q.content.replaceAll(/(\p{L}{4})(?=\p{L}{3})/gu, '$1=\n'),
  'other hyphens at line ends': (q) => q.content.replaceAll(/(\p{L}{4})(?=\p{L}{4})/gu, '$1\u2010\n'),
  'hyphen and indent': (q) => q.content.replaceAll(/(\p{L}{4})(?=\p{L}{4})/gu, '$1-\n    '),
  'wiki italics': (q) => `''${q.content}'' (${q.reference})`,
  'wiki bold': (q) => `'''${q.content}''' (${q.reference})`,
  'quote of wiki': (q) => `{{cita|${q.content}|${q.reference}}}`,
  'Org quote': (q) => `#+BEGIN_QUOTE\n${q.content}\n#+END_QUOTE\n${q.reference}\n`,
  'epigraph, plain': (q) => `.. epigraph::\n\n   ${q.content}\n\n   -- ${q.reference}\n`,
  'block of colons': (q) => `::: quote\n${q.content}\n:::\n${q.reference}\n`,
  'verse in XML': (q) => `<verse osisID="x">${q.content}</verse>`,
  'verse in USFM': (q) => `\\c 1\n\\v ${q.verse} ${q.content}\n`,
  'HTML pre': (q) => `<pre>${q.content}</pre> ${q.reference}`,
  'HTML mark': (q) => `<mark>${q.content}</mark> (${q.reference})`,
  'hidden in bars': (q) => `||${q.content}|| (${q.reference})`,
  'in braces': (q) => `{${q.content}} (${q.reference})`,
  'in square brackets': (q) => `[${q.content}] (${q.reference})`,
  'between plus signs': (q) => `+${q.content}+ (${q.reference})`,
  'between strokes': (q) => `/${q.content}/ (${q.reference})`,
  'TeX emphasis': (q) => `\\emph{${q.content}} (${q.reference})`,
  'TeX old italics': (q) => `{\\it ${q.content}} (${q.reference})`,
  'TeX verse': (q) =>
    `\\begin{verse}\n${linesOf(q.content, 6).join(' \\\\\n')}\n\\end{verse}\n${q.reference}\n`,
  'letters of an outline': (q) =>
    partsOf(q.content, 3)
      .map((part, at) => `${'abc'[at]}) ${part}\n`)
      .join(''),
  'circled numbers': (q) =>
    partsOf(q.content, 2)
      .map((part, at) => `${'①②'[at]} ${part}\n`)
      .join(''),
  'arrows between': (q) => linesOf(q.content, 6).join(' → '),
  'spoken quote': (q) =>
    `${inLanguage(q, 'Quote:', 'Abro comillas:')} ${withoutStop(q.content)}. ${inLanguage(q, 'End of quote', 'Cierro comillas')} (${q.reference}).`,
  'two columns of it': (q) => `| A | B |\n|---|---|\n| ${q.content} | ${q.content} |\n\n`,
  'two lines of it': (q) => `A: ${q.content}\nB: ${q.content}\n`,
  'number of each line': (q) =>
    linesOf(q.content, 7)
      .map((line, at) => `${String(at + 1).padStart(3, '0')} ${line}`)
      .join('\n'),
  'song of two voices': (q) =>
    partsOf(q.content, 2)
      .map(
        (part, at) => `${inLanguage(q, at === 0 ? 'Leader' : 'All', at === 0 ? 'Guía' : 'Todos')}: ${part}\n`,
      )
      .join(''),
  'lines with numbers behind': (q) =>
    linesOf(q.content, 7)
      .map((line, at) => `${line} (${at + 1})`)
      .join('\n'),
  'bracketed words': (q) => q.content.replaceAll(/(?<= )(\p{L}{6,})(?= )/gu, '[$1]'),
};

/** Data, plays, subtitles, mark-up of other kinds, and words that are parted or disguised by signs. */
export const UNUSUAL_FORMS: FormSet = {
  marked: MARKED,
  bare: BARE,
  unreadable: new Set([
    ...['TeX enquote', 'TeX enquote with star', 'TeX textquote', 'TeX say', 'TeX quotation', 'TeX footnote'],
    ...['TeX emphasis', 'TeX old italics', 'TeX verse', 'HTML title', 'HTML definition', 'HTML details'],
    ...['entity without end', 'entity twice', 'entity in capitals', 'entity by other names', 'verse in XML'],
    ...['printable mail', 'other hyphens at line ends', 'hyphen and indent', 'Greek letters'],
    ...['other letters alike', 'first letter large', 'HTML pre', 'HTML mark', 'stage direction within'],
    ...[
      'row of SQL',
      'wiki quotation',
      'JSON escaped',
      'over two items',
      'over three items',
      'each item in marks',
    ],
    ...['block in lines of marks', 'divided in three, dice él', 'divided in three, plain marks'],
    ...['line under each letter', 'stroke through each letter', 'spoiler', 'chat, angle brackets'],
    ...['strokes after each word', 'hyphens after each word', 'JSON in lines', 'YAML with marks'],
    ...['Org quote', 'block of colons'],
  ]),
  withoutReference: new Set([
    ...['subtitles', 'subtitles of the web', 'lines of a song with times', 'notes of music'],
    ...['lines after bars', 'chat, angle brackets', 'chat, in parts', 'YAML folded', 'YAML lines', 'TSV'],
    ...['CSV, plain', 'speaker of a play', 'stage direction', 'stage direction in the middle'],
    ...['initials in bold', 'first letter of lines in bold', 'letters of an alphabet', 'first letter large'],
    ...['hashtag before each word', 'signs at some words', 'signs without space', 'stop after each word'],
    ...['commas after each word', 'strokes after each word', 'hyphens after each word'],
    ...[
      'points between words',
      'dots between words',
      'a word a line',
      'a word a paragraph',
      'a word an item',
    ],
    ...['every other letter large', 'line under each letter', 'stroke through each letter', 'Greek letters'],
    ...['other letters alike', 'zero width in words', 'printable mail', 'other hyphens at line ends'],
    ...['hyphen and indent', 'Org quote', 'epigraph, plain', 'block of colons', 'verse in XML'],
    ...['verse in USFM', 'HTML pre', 'TeX verse', 'letters of an outline', 'circled numbers'],
    ...['arrows between', 'two columns of it', 'two lines of it', 'number of each line'],
    ...['song of two voices', 'lines with numbers behind', 'bracketed words', 'quote of wiki'],
    ...['HTML title', 'footnote, plain', 'spoken quote', 'strokes between lines', 'bars between lines'],
    ...['CSV, comma', 'CSV, semicolon', 'row of SQL', 'YAML with marks', 'JSON in lines', 'TeX textquote'],
    ...[
      'chat, plain',
      'HTML definition',
      'HTML details',
      'AsciiDoc quote',
      'epigraph, curly',
      'wiki quotation',
    ],
    ...['footnote, number above', 'chat name'],
  ]),
};
