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

const withoutStop = (content: string) => content.replace(/[^\p{L}\p{M}]+$/u, '');
const between = (content: string, sign: string) =>
  withoutStop(content).replaceAll(/[^\p{L}\p{M}’']+/gu, sign);

/** Letters from a to z by another alphabet, which begins at this place with its small letters. */
const alphabet = (small: number, capital: number) => (content: string) =>
  content
    .replaceAll(/[a-z]/gu, (letter) => String.fromCodePoint(small + letter.charCodeAt(0) - 97))
    .replaceAll(/[A-Z]/gu, (letter) => String.fromCodePoint(capital + letter.charCodeAt(0) - 65));

const replacing = (letters: Readonly<Record<string, string>>) => (content: string) =>
  [...content].map((letter) => letters[letter] ?? letter).join('');

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII', 'XIV', 'XV'];
const ordinal = ({ reference, language }: Quoted) =>
  reference.replace(/^([123]) /u, (_, number: string) =>
    language === 'en'
      ? `${['First', 'Second', 'Third'][Number(number) - 1]} `
      : `${['Primera de', 'Segunda de', 'Tercera de'][Number(number) - 1]} `,
  );
const romanBook = ({ reference }: Quoted) =>
  reference.replace(/^([123]) /u, (_, n: string) => `${'I'.repeat(Number(n))} `);
const romanChapter = ({ reference }: Quoted) =>
  reference.replace(/ (\d+):(\d+)$/u, (whole, chapter: string, verse: string) =>
    ROMAN[Number(chapter) - 1] ? ` ${ROMAN[Number(chapter) - 1]}, ${verse}` : whole,
  );

/** Ways to quote in sentences, with references as people write them. */
const MARKED: FormSet['marked'] = {
  'heavy marks': (q) => `❝${q.content}❞ (${q.reference})`,
  'dashed marks': (q) => `〝${q.content}〞 (${q.reference})`,
  'full-width marks': (q) => `＂${q.content}＂ (${q.reference})`,
  'marks turned over': (q) => `‟${q.content}” (${q.reference})`,
  'single angle brackets': (q) => `〈${q.content}〉 (${q.reference})`,
  'double angle brackets': (q) => `《${q.content}》 (${q.reference})`,
  'low and straight': (q) => `„${q.content}" (${q.reference})`,
  'both closing': (q) => `“${q.content}“ (${q.reference})`,
  'double within single': (q) => `‘“${q.content}”’ (${q.reference})`,
  'two apostrophes': (q) => `''${q.content}'' (${q.reference})`,
  'prime marks': (q) => `″${q.content}″ (${q.reference})`,
  'stars around': (q) => `★ “${q.content}” ★ ${q.reference}`,
  'bold within marks': (q) => `“**${q.content}**” (**${q.reference}**)`,
  'marks within bold': (q) => `**“${q.content}”** *(${q.reference})*`,
  'bold italics by underlines': (q) => `**_${q.content}_** — ${q.reference}`,
  'comma in reference': (q) => `“${q.content}” (${q.reference.replace(':', ',')})`,
  'Roman book': (q) => `“${q.content}” (${romanBook(q)})`,
  'Roman chapter': (q) => `“${q.content}” (${romanChapter(q)})`,
  'ordinal in words': (q) => `“${q.content}” (${ordinal(q)})`,
  'reference in capitals': (q) => `“${q.content}” (${q.reference.toUpperCase()})`,
  'reference in letters small': (q) => `“${q.content}” (${q.reference.toLowerCase()})`,
  'reference and emphasis': (q) =>
    `“${q.content}” (${q.reference}, ${inLanguage(q, 'emphasis added', 'énfasis añadido')})`,
  'cf. before': (q) => `“${q.content}” (cf. ${q.reference})`,
  'at sign': (q) => `“${q.content}” @ ${q.reference}`,
  'tilde and reference': (q) => `“${q.content}” ~ ${q.reference}`,
  'reference below': (q) => `“${q.content}”\n${q.reference}\n`,
  'reference below with dash': (q) => `“${q.content}”\n\n— *${q.reference}*\n`,
  'woven into a sentence': (q) => {
    const [first = '', second = ''] = partsOf(q.content, 2);
    return `${inLanguage(q, 'The text says that', 'El texto dice que')} “${withoutStop(first)}” ${inLanguage(q, 'and also that', 'y también que')} “${withoutStop(second)}” (${q.reference}).`;
  },
  'woven with commentary': (q) => {
    const [first = '', second = ''] = partsOf(q.content, 2);
    return `${q.reference}: “${first}” ${inLanguage(q, '(this is for everybody)', '(esto es para todos)')} “${second}”`;
  },
  'question of a teacher': (q) =>
    `—${inLanguage(q, 'What does it say?', '¿Qué dice?')} —“${q.content}” (${q.reference}) —${inLanguage(q, 'answered the boy', 'respondió el niño')}.`,
  'two speakers': (q) => {
    const [first = '', second = ''] = partsOf(q.content, 2);
    return `${q.reference}\n**Ana:** “${first}\n**Luis:** ${second}”\n`;
  },
  'range and ellipsis': (q) => `“${withoutStop(q.content)}…” (${q.reference}-${q.verse + 1})`,
  'range with f.': (q) => `“${q.content}” (${q.reference}${inLanguage(q, 'f', 's')}.)`,
  'half verse': (q) => `“${q.content}” (${q.reference}a)`,
  'words in brackets put in': (q) =>
    `“[${inLanguage(q, 'Brothers', 'Hermanos')},] ${q.content}” (${q.reference})`,
  'sic within': (q) => {
    const [first = '', second = ''] = partsOf(q.content, 2);
    return `“${first} [sic] ${second}” (${q.reference})`;
  },
  'speaker as source': (q) => `“${q.content}” — ${inLanguage(q, 'Jesus, in', 'Jesús, en')} ${q.reference}`,
  'apostle wrote in': (q) =>
    `${inLanguage(q, 'The apostle wrote in', 'El apóstol escribió en')} ${q.reference}: “${q.content}”`,
  'reads in the version': (q) =>
    `${q.reference} (${inLanguage(q, 'WEB', 'RV1909')}) ${inLanguage(q, 'reads', 'reza')}: “${q.content}”`,
  'learnt by heart': (q) =>
    `${inLanguage(q, 'My grandmother always repeated', 'Mi abuela siempre repetía')} “${q.content}”, ${q.reference}, ${inLanguage(q, 'at night', 'de noche')}.`,
  'true verse, then this': (q) => `“${q.previous}” “${q.content}” (${q.reference})`,
  'true verse in marks before': (q) => `“${q.previous} ${q.content}” (${q.reference})`,
};

/** Disguises of the letters and of the spaces of words. */
export const DISGUISES: Readonly<Record<string, (content: string) => string>> = {
  'underlines between': (content) => between(content, '_'),
  'plus between': (content) => between(content, '+'),
  'percent between': (content) => between(content, '%20'),
  'equals between': (content) => between(content, '='),
  'tildes between': (content) => between(content, '~'),
  'bars between': (content) => between(content, ' | '),
  'dashes between': (content) => between(content, ' — '),
  'long dashes between': (content) => between(content, '—'),
  'claps between': (content) => between(content, ' 👏 '),
  'arrows between words': (content) => between(content, ' → '),
  'colons between': (content) => between(content, ': '),
  'semicolons between': (content) => between(content, '; '),
  'marks of exclamation between': (content) => between(content, '! '),
  'marks of question between': (content) => between(content, '? '),
  'no-break spaces': (content) => content.replaceAll(' ', '\u00a0'),
  'thin spaces': (content) => content.replaceAll(' ', '\u2009'),
  'wide spaces': (content) => content.replaceAll(' ', '\u3000'),
  'spaces without width': (content) => content.replaceAll(' ', ' \u200b'),
  'word joiners': (content) => content.replaceAll(/(\p{L})(?=\p{L})/gu, '$1\u2060'),
  'soft hyphens': (content) => content.replaceAll(/(\p{L}{3})(?=\p{L}{2})/gu, '$1\u00ad'),
  'Cyrillic letters': replacing({ a: 'а', e: 'е', o: 'о', p: 'р', c: 'с', x: 'х', y: 'у', i: 'і' }),
  'Armenian and Cherokee letters': replacing({ o: 'օ', u: 'ս', n: 'ո', h: 'հ' }),
  'full-width letters': alphabet(0xff41, 0xff21),
  'letters in circles': alphabet(0x24d0, 0x24b6),
  'letters in black squares': (content) => alphabet(0x1f170, 0x1f170)(content.toUpperCase()),
  'letters in squares': (content) => alphabet(0x1f130, 0x1f130)(content.toUpperCase()),
  'letters in brackets': alphabet(0x249c, 0x1f110),
  'bold of mathematics': alphabet(0x1d41a, 0x1d400),
  'sans bold italics of mathematics': alphabet(0x1d656, 0x1d63c),
  'typewriter of mathematics': alphabet(0x1d68a, 0x1d670),
  'letters above': replacing({ a: 'ᵃ', e: 'ᵉ', o: 'ᵒ', t: 'ᵗ', n: 'ⁿ', i: 'ⁱ', s: 'ˢ' }),
  'digits for letters': replacing({ o: '0', e: '3', i: '1' }),
  'signs for letters': replacing({ a: '@', s: '$' }),
  'marks upon letters': (content) => content.replaceAll(/(\p{L})/gu, '$1\u0337\u0346'),
  'dots under letters': (content) => content.replaceAll(/(\p{L})/gu, '$1\u0323'),
  'letters spaced': (content) =>
    content
      .split(' ')
      .map((word) => [...word].join(' '))
      .join('   '),
  'letters with hyphens': (content) => content.replaceAll(/(\p{L})(?=\p{L})/gu, '$1-'),
  'letters with points': (content) => content.replaceAll(/(\p{L})(?=\p{L})/gu, '$1.'),
  'each word in bold': (content) => content.replaceAll(/(\p{L}+)/gu, '**$1**'),
  'each word in italics': (content) => content.replaceAll(/(\p{L}+)/gu, '*$1*'),
  'each word as code': (content) => content.replaceAll(/(\p{L}+)/gu, '`$1`'),
  'each word in marks': (content) => content.replaceAll(/(\p{L}+)/gu, '"$1"'),
  'each word in brackets': (content) => content.replaceAll(/(\p{L}+)/gu, '[$1]'),
  'each word in round brackets': (content) => content.replaceAll(/(\p{L}+)/gu, '($1)'),
  'some words struck out': (content) => content.replaceAll(/(\p{L}{5,})/gu, '~~$1~~'),
  'numbers before words': (content) =>
    content
      .split(' ')
      .map((word, at) => `${at + 1}. ${word}`)
      .join(' '),
  'words joined with capitals': (content) =>
    content
      .split(' ')
      .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
      .join(''),
  'letters doubled': (content) => content.replaceAll(/([aeiou])(?=\p{L})/gu, '$1$1$1'),
  ligatures: (content) => content.replaceAll('fi', 'ﬁ').replaceAll('fl', 'ﬂ').replaceAll('ff', 'ﬀ'),
  'long s': (content) => content.replaceAll(/s(?=\p{L})/gu, 'ſ'),
  'sentences of three words': (content) =>
    content
      .split(' ')
      .map((word, at) => (at % 3 === 2 ? `${withoutStop(word)}.` : word))
      .join(' '),
};

/** Sentences without a mark of quotation. */
const BARE: FormSet['bare'] = {
  ...Object.fromEntries(
    Object.entries(DISGUISES).map(([name, disguise]) => [name, (q: Quoted) => disguise(q.content)]),
  ),
  'underlines around': (q) => `__${q.content}__ (${q.reference})`,
  'raya of Spanish': (q) => `—${q.content} —${inLanguage(q, 'he said', 'dijo')}.`,
  'bracket within': (q) => {
    const [first = '', second = ''] = partsOf(q.content, 2);
    return `${first} (${inLanguage(q, 'that is, for all', 'es decir, para todos')}) ${second}`;
  },
  'God promises in': (q) =>
    `${inLanguage(q, 'God promises in', 'Dios promete en')} ${q.reference} ${inLanguage(q, 'that', 'que')} ${q.content}`,
  'remember it': (q) => `${inLanguage(q, 'Remember', '¿Recuerdas')} ${q.reference}? ${q.content}`,
  'that is its place': (q) => `${q.content} ${inLanguage(q, 'That is', 'Eso es')} ${q.reference}.`,
  'chapter promises': (q) =>
    `${inLanguage(q, 'This chapter promises that', 'Este capítulo promete que')} ${q.content}`,
  'apostle says that': (q) =>
    `${inLanguage(q, 'The apostle Paul says that', 'El apóstol Pablo dice que')} ${q.content}`,
  'according to reference': (q) => `${inLanguage(q, 'According to', 'Según')} ${q.reference}, ${q.content}`,
  'after a true verse': (q) => `${q.previous} ${q.content}`,
  'before a true verse': (q) => `${q.content} ${q.following}`,
  'between true verses': (q) => `${q.previous} ${q.content} ${q.following}`,
  'numbers of a chapter': (q) =>
    `${q.verse - 1} ${q.previous}\n${q.verse} ${q.content}\n${q.verse + 1} ${q.following}\n`,
  'in a long paragraph': (q) =>
    `${inLanguage(q, 'Many people have thought about these words for years, and they still help us today.', 'Mucha gente ha pensado en estas palabras durante años, y aún hoy nos ayudan.')} ${q.content} ${inLanguage(q, 'This is why we can rest, whatever happens at work or at home.', 'Por eso podemos descansar, pase lo que pase en el trabajo o en casa.')}`,
  'dialogue of two': (q) =>
    partsOf(q.content, 2)
      .map((part) => `—${part}\n`)
      .join(''),
  'rhetorical ends': (q) => `${withoutStop(q.content)}?! 😱`,
  'three exclamations': (q) => `¡¡¡${withoutStop(q.content)}!!!`,
  'therefore in the sentence': (q) => {
    const [first = '', second = ''] = partsOf(q.content, 2);
    return `${withoutStop(first)}, ${inLanguage(q, 'therefore, dear friends,', 'por tanto, queridos amigos,')} ${second}`;
  },
  'reference in the middle': (q) => {
    const [first = '', second = ''] = partsOf(q.content, 2);
    return `${first} (${q.reference}) ${second}`;
  },
  'sign at both ends': (q) => `✨🙌 ${withoutStop(q.content)} 🙌✨`,
  'tag before': (q) => `#${inLanguage(q, 'VerseOfTheDay', 'VersiculoDelDia')} ${q.content}`,
  'own prayer of it': (q) => `${inLanguage(q, 'Lord, thank you that', 'Señor, gracias porque')} ${q.content}`,
};

/** Sentences, dialogues and references as people write them, and disguises of letters and of spaces. */
export const DISGUISED_FORMS: FormSet = {
  marked: MARKED,
  bare: BARE,
  unreadable: new Set([
    ...Object.keys(DISGUISES),
    ...[
      'woven into a sentence',
      'woven with commentary',
      'two speakers',
      'words in brackets put in',
      'sic within',
    ],
    ...['question of a teacher', 'bracket within', 'therefore in the sentence', 'reference in the middle'],
    ...['range with f.', 'half verse', 'reads in the version', 'after a true verse', 'before a true verse'],
    ...[
      'between true verses',
      'numbers of a chapter',
      'true verse, then this',
      'true verse in marks before',
      'two apostrophes',
    ],
    ...['own prayer of it', 'dialogue of two', 'range and ellipsis'],
  ]),
  withoutReference: new Set([
    ...Object.keys(BARE),
    ...[
      'Roman book',
      'Roman chapter',
      'ordinal in words',
      'reference in capitals',
      'reference in letters small',
    ],
    ...[
      'comma in reference',
      'two speakers',
      'true verse, then this',
      'true verse in marks before',
      'range and ellipsis',
      'woven with commentary',
      'woven into a sentence',
      'cf. before',
      'reference below',
      'reads in the version',
      'learnt by heart',
    ],
  ]),
};
