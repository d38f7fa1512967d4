import { MAY_BE_TEX, TexQuotes } from './tex-quotes.js';

/** Entities that stand for marks and letters of English and Spanish text. */
const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    quot: '"',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    laquo: '«',
    raquo: '»',
    lsaquo: '‹',
    rsaquo: '›',
    apos: "'",
    nbsp: ' ',
    ensp: ' ',
    emsp: ' ',
    thinsp: ' ',
    shy: '',
    zwj: '',
    zwnj: '',
    mdash: '—',
    ndash: '–',
    horbar: '―',
    hellip: '…',
    iexcl: '¡',
    iquest: '¿',
    amp: '&',
    lt: '<',
    gt: '>',
    colon: ':',
    comma: ',',
    period: '.',
    lpar: '(',
    rpar: ')',
    aacute: 'á',
    eacute: 'é',
    iacute: 'í',
    oacute: 'ó',
    uacute: 'ú',
    ntilde: 'ñ',
    uuml: 'ü',
    Aacute: 'Á',
    Eacute: 'É',
    Iacute: 'Í',
    Oacute: 'Ó',
    Uacute: 'Ú',
    Ntilde: 'Ñ',
    QUOT: '"',
    ldquor: '„',
    rdquor: '”',
    lsquor: '‚',
    rsquor: '’',
    OpenCurlyDoubleQuote: '“',
    CloseCurlyDoubleQuote: '”',
    OpenCurlyQuote: '‘',
    CloseCurlyQuote: '’',
    NonBreakingSpace: ' ',
    ThinSpace: ' ',
    NewLine: '\n',
    Tab: '\t',
  }),
);

const ENTITY = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z]{2,22}));/gu;
/** Characters that a program has written by their number. */
const NUMBERED = /\\u([\da-fA-F]{4})/gu;
/** Old entities that are read without their semicolon too, and those of an entity: `&amp;quot;`. */
const OLD_ENTITY =
  /&(quot(?!;)|(?:[lr]aquo|nbsp|[aeiouAEIOU]acute|[nN]tilde|iexcl|iquest|shy)(?![\p{L}\p{N}=;]))/gu;
const MOST_WITHIN = 3;

/** Marks of quotation that fonts and other scripts write in their own way, and the ones that the scanner reads. */
const MARKS: ReadonlyMap<string, string> = new Map([
  ...['「', '『', '〝', '❝', '‟', '🙶', '【', '〖', '⟨', '〈', '⟪', '﹁', '﹃'].map(
    (mark) => [mark, '“'] as const,
  ),
  ...['」', '』', '〞', '❞', '〟', '🙷', '】', '〗', '⟩', '〉', '⟫', '﹂', '﹄'].map(
    (mark) => [mark, '”'] as const,
  ),
  ...['❛', '‛'].map((mark) => [mark, '‘'] as const),
  ['❜', '’'],
  ['´', "'"],
  ['″', '"'],
  ['❮', '«'],
  ['❯', '»'],
  ['《', '«'],
  ['》', '»'],
]);
const MARK = new RegExp(`[${[...MARKS.keys()].join('')}]`, 'gu');

/** `` ``TeX'' ``, `''two apostrophes''`, and marks that a program has escaped: `\"`. */
const TEX_OPENS = /(?<![`\p{L}\p{N}])``(?=[^\s`])/gu;
const TEX_CLOSES = /(?<=[^\s'])''(?![\p{L}\p{N}'])/gu;
const TWO_OPEN = /(?<![\p{L}\p{N}'])''(?=[\p{L}¿¡])/gu;
/** `<<two signs>>`, and `,,two commas`. At the beginning of a line two signs are a block in a block. */
const CHEVRONS_OPEN = /<<(?=[\p{L}¿¡“‘])/gu;
const CHEVRONS_CLOSE = /(?<=[\p{L}.,;:!?…”’)])>>/gu;
const COMMAS_OPEN = /(?<![\p{L}\p{N},]),,(?=[\p{L}¿¡])/gu;
/** Three marks, as programs write longer texts, and the sign of a kind of note with which a block may begin. */
const THREE_OPEN = /(?<=[\s([{=>*_—-])"""(?=\s?[\p{L}¿¡…[(])/gu;
const THREE_CLOSE = /(?<=[\p{L}\p{N}.,;:!?…)\]])"""(?!")/gu;
const CALLOUT = /(\n>[> \t]{0,8})\[!\p{L}{2,16}\][-+]?/gu;
const ESCAPED_OPENS = /\\"(?=\s?[\p{L}¿¡…(])/gu;
const ESCAPED_CLOSES = /\\"/gu;
const ESCAPED_MARK = /\\(?=['“”])/gu;

/** The end of a line as a program writes it, between words: `Hemán,\\nBuccia`. */
const WRITTEN_LINE = /(?<=[\p{L},.;:!?])\\n(?=[\p{L}¿¡“«])/gu;

/** Lines over, under and through letters. */
const STRUCK = /[\u0305\u0330\u0332-\u0338\u033f\u0346-\u034e\u035c-\u0362\u20d0-\u20df]/gu;

/** Invisible characters. The joiner of emoji stays between emoji. */
const INVISIBLE =
  /[\u00ad\u034f\u061c\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]|(?<!\p{Emoji})\u200d/gu;

const SPACE = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/gu;
const LINE = /\r\n?|[\u2028\u2029\u0085\v\f]/gu;

/** Alphabets of letters within signs, each by the place of its first one: in brackets, circles and squares. */
const IN_SIGNS: readonly (readonly [number, string])[] = [
  [0x24_9c, 'a'],
  [0x1_f1_10, 'A'],
  [0x1_f1_50, 'A'],
  [0x1_f1_70, 'A'],
];
const LETTERS = 26;
const IN_SIGN = /[\u249c-\u24b5\u{1f110}-\u{1f129}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu;

/** Letters in other shapes: full width, mathematical, ligatures. Numbers above the line stay, as verse numbers. */
const SHAPED =
  /[\uff01-\uff5e\ufb00-\ufb06\u{1d400}-\u{1d7ff}\u24b6-\u24e9\u{1f130}-\u{1f149}\u1d2c-\u1d6a\u02b0-\u02b8\u02e1-\u02e3\u2071\u207f]/gu;

/** The small letter of a note above a word: “wholeᵃ”. Words of such letters, and `1ˢᵗ`, have several of them. */
const NOTE_LETTER = /(?<=[A-Za-zÀ-ÿ.,;:!?”"])[\u1d43-\u1d5b\u02b0-\u02b8\u2071\u207f](?![\p{L}\p{M}])/gu;

/** Small capitals, which Unicode has as letters of their own. */
const SMALL_CAPITALS: ReadonlyMap<string, string> = new Map(
  [...'ᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpꞯqʀrꜱsᴛtᴜuᴠvᴡwʏyᴢz'].flatMap((letter, index, all) =>
    index % 2 === 0 ? [[letter, all[index + 1]!] as const] : [],
  ),
);
const SMALL_CAPITAL = new RegExp(`[${[...SMALL_CAPITALS.keys()].join('')}]`, 'gu');

/** Tags of quotation that were written as entities. */
const QUOTES = /<(\/?)(?:q|blockquote)>/giu;

/** A word that is divided at the end of a line, also as mail divides it. */
const DIVIDED = /(?<=\p{Ll})(?:[-‐¬]\n[ \t]{0,8}|=\n)(?=\p{Ll})/gu;

/** Two hyphens before the source of a quotation. */
const DASH = /(?<=\n[ \t]{0,8})--(?=[ \t]?\p{Lu}|[ \t][\p{L}\p{N}(])/gu;

/**
 * Lines of a poem that are each in emphasis are one text, like the lines of a block. Where a sentence ends with its line,
 * the next line begins another.
 */
const LINES_IN_EMPHASIS = /(?<=[^\s*_.!?…”"»])([*_])[ \t]{0,4}\n[ \t]{0,8}\1(?=[\p{L}¿¡“‘«"'(…])/gu;

/** Lines of a block that are each in marks. */
const LINES_IN_MARKS = /(?<=[^\s.!?…])[”"][ \t]{0,4}\n([ \t]{0,8}>[> \t]{0,8})[“"](?=[\p{L}¿¡])/gu;

/** A line of a poem that begins with a stroke, and is no row of a table. */
const LINE_OF_POEM = /(?<=\n)[ \t]{0,4}\|[ \t](?=[^|\n]{1,40}(?:\n|$))/gu;

/** Bold italics are set apart as italics are; a line of stars alone is none. */
const BOLD_ITALICS = /(?<!\*)\*{3}(?=[\p{L}¿¡“‘«"'(…])|(?<=[^\s*])\*{3}(?!\*)/gu;

/** `~~struck out~~` and `==highlighted==` are set apart as emphasis is. */
const STROKES_OPEN = /(?<![\p{L}\p{N}=~])(?:==|~~)(?=[\p{L}¿¡“‘«])/gu;
const STROKES_CLOSE = /(?<=[^\s=~])(?:==|~~)(?![\p{L}\p{N}=~])/gu;

/** Letters of Cyrillic and Greek that look like Latin ones. */
const ALIKE: ReadonlyMap<string, string> = new Map(
  [
    ...'аaеeоoрpсcуyхxіiјjѕsԁdһhԛqԝwЅSІIЈJАAВBЕEКKМMНHОOРPСCТTХXУYοoαaνvρpιiυuκkτtΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX',
  ].flatMap((letter, index, all) => (index % 2 === 0 ? [[letter, all[index + 1]!] as const] : [])),
);
const FOREIGN_WORD = /[\p{L}\p{M}’']*[\p{Script=Cyrillic}\p{Script=Greek}][\p{L}\p{M}’']*/gu;

/** The opening or closing line of a code block: its content is read as text. */
const FENCE =
  /\n[ \t]*(?:(?:`{3,}|~{3,}|#\+(?:BEGIN|END|begin|end)_)[^\n`]*(?=\n|$)|:{3,}[ \t]*\p{L}*[ \t]*)/gu;

/** Text whose reading later characters may change. */
const MAY_GO_ON =
  /(?:&lt;\/?[a-z]{0,12}(?:&[a-z]{0,3})?|&(?:amp;){0,3}[#A-Za-z\d]{0,22}|\\(?:["']?\s?|n|u[\da-fA-F]{0,3})|[`'<>,=~]{1,2}|"{1,3}\s?|(?:^|\n)>[> \t]{0,8}(?:\[(?:!\p{L}{0,16}\]?[-+]?)?)?|(?:\*{1,3}|_)[ \t]{0,4}(?:\n[ \t]{0,8}(?:\*{0,3}|_))?|[\u1d2c-\u1d6a\u02b0-\u02b8\u02e1-\u02e3\u2071\u207f]+|\p{L}?-|\r|[\ud800-\udbff]|-?\n[ \t]{0,8}(?:(?:`{1,}|~{1,}|:{1,}|#\+?[A-Za-z_]{0,8})[^\n`]{0,40})?|\n[ \t]{0,8}-{1,2}[ \t]?|\n[ \t]{0,4}\|[^|\n]{0,70}|\p{Ll}?[-‐¬=](?:\n[ \t]{0,8})?|[”"][ \t]{0,4}(?:\n[ \t]{0,8}(?:>[> \t]{0,8})?[“"]?)?|[\p{L}\p{M}’']*[\p{Script=Cyrillic}\p{Script=Greek}][\p{L}\p{M}’']*)$/u;

/** Letters of Latin that look like others: without a dot, or of phonetic writing. */
const LATIN_ALIKE: ReadonlyMap<string, string> = new Map([
  ['ı', 'i'],
  ['ɡ', 'g'],
  ['ɑ', 'a'],
  ['ℓ', 'l'],
  ['ǃ', '!'],
  ['ո', 'n'],
  ['հ', 'h'],
  ['օ', 'o'],
  ['ս', 'u'],
]);
const LATIN_LETTER = new RegExp(`[${[...LATIN_ALIKE.keys()].join('')}]`, 'gu');

/** Longest text that is held for the end of a word, an entity or the line of a code block. */
const LONGEST_HELD = 80;

/**
 * A text in the characters in which it is read: entities decoded, invisible characters removed, marks of quotation,
 * spaces and letters in their usual form. What looks like a quotation is then one, whatever it is written with.
 *
 * @param chunks cut anywhere
 */
export async function* plainCharacters(
  chunks: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<string> {
  const tex = new TexQuotes();
  let held = '';
  let before = '\n';
  let isBegun = false;
  for await (const chunk of chunks) {
    held += chunk;
    // An answer begins with a line.
    const lines = isBegun ? held : `\n${held}`;
    const goesOn = Math.min(MAY_GO_ON.exec(lines)?.[0].length ?? 0, held.length);
    const tail = Math.max(goesOn, MAY_BE_TEX.exec(held)?.[0].length ?? 0);
    // What stars are depends on what follows them.
    const ready = tail > LONGEST_HELD ? held : held.slice(0, held.length - tail).replace(/\*{1,3}$/u, '');
    if (ready === '') continue;
    isBegun = true;
    const text = plainOf(tex.read(ready), before);
    held = held.slice(ready.length);
    if (text === '') continue;
    before = text.at(-1)!;
    yield text;
  }
  const rest = plainOf(tex.read(held), before);
  if (rest !== '') yield rest;
}

function plainOf(text: string, before: string): string {
  // The character before tells a mark that opens from one that closes.
  const read = entitiesRead(before + text)
    .replace(NUMBERED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(WRITTEN_LINE, '\n')
    .replace(FENCE, '\n')
    .replace(OLD_ENTITY, (whole: string, name: string) => ENTITIES.get(name) ?? whole)
    .replace(QUOTES, (_, end: string) => (end === '' ? '“' : '”'))
    .replace(LINE, '\n')
    .replace(INVISIBLE, '')
    .replace(STRUCK, '')
    .replace(DIVIDED, '')
    .replace(SPACE, ' ')
    .replace(IN_SIGN, letterInSign)
    .replace(NOTE_LETTER, '')
    .replace(SHAPED, (shape) => shape.normalize('NFKC'))
    .replace(LATIN_LETTER, (letter) => LATIN_ALIKE.get(letter) ?? letter)
    .replace(SMALL_CAPITAL, (letter) => SMALL_CAPITALS.get(letter) ?? letter)
    .replace(MARK, (mark) => MARKS.get(mark) ?? mark)
    .replace(TEX_OPENS, '“')
    .replace(TEX_CLOSES, '”')
    .replace(TWO_OPEN, '“')
    .replace(CHEVRONS_OPEN, '«')
    .replace(CHEVRONS_CLOSE, '»')
    .replace(COMMAS_OPEN, '„')
    .replace(THREE_OPEN, '“')
    .replace(THREE_CLOSE, '”')
    .replace(CALLOUT, '$1')
    .replace(ESCAPED_OPENS, '“')
    .replace(ESCAPED_CLOSES, '”')
    .replace(ESCAPED_MARK, '')
    .replace(DASH, '—')
    .replace(LINE_OF_POEM, '')
    .replace(BOLD_ITALICS, '*')
    .replace(LINES_IN_EMPHASIS, '\n')
    .replace(LINES_IN_MARKS, '\n$1')
    .replace(STROKES_OPEN, '*')
    .replace(STROKES_CLOSE, '*')
    .replace(FOREIGN_WORD, inLatin);
  return read.slice(1);
}

function letterInSign(sign: string): string {
  const code = sign.codePointAt(0)!;
  const [start, letter] = IN_SIGNS.find(([first]) => code >= first && code < first + LETTERS)!;
  return String.fromCharCode(letter.charCodeAt(0) + code - start);
}

/** A text with its entities decoded, also those of entities. */
function entitiesRead(text: string): string {
  let read = text;
  for (let times = 0; times < MOST_WITHIN && read.includes('&'); times += 1)
    read = read.replace(ENTITY, entity);
  return read;
}

function entity(
  whole: string,
  decimal: string | undefined,
  hex: string | undefined,
  name: string | undefined,
): string {
  if (name !== undefined) return ENTITIES.get(name) ?? whole;
  const code = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal);
  return code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    ? String.fromCodePoint(code)
    : whole;
}

/** A word with letters that only look Latin, in Latin letters; a word of Greek or Russian stays. */
function inLatin(word: string): string {
  const letters = [...word].map((letter) => ALIKE.get(letter) ?? letter).join('');
  const isLatin = !/[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(letters);
  const isMixed = /\p{Script=Latin}/u.test(word);
  const isCyrillic = /\p{Script=Cyrillic}/u.test(word);
  return isLatin && (isMixed || isCyrillic) ? letters : word;
}
