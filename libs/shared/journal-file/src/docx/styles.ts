import { W } from './namespaces.js';

const INK = '241F1A';
const MUTED = '6B6259';
const ACCENT = '7A4B1E';

type Style = {
  readonly id: string;
  readonly name: string;
  readonly paragraph?: string;
  readonly words?: string;
  readonly next?: string;
};

const heading = (level: number, halfPoints: number, before: number): Style => ({
  id: `Heading${level}`,
  name: `heading ${level}`,
  next: 'Normal',
  paragraph: `<w:keepNext/><w:keepLines/><w:spacing w:before="${before}" w:after="80"/><w:outlineLvl w:val="${level - 1}"/>`,
  words: `<w:b/><w:bCs/><w:color w:val="${INK}"/><w:sz w:val="${halfPoints}"/><w:szCs w:val="${halfPoints}"/>`,
});

const PARAGRAPHS: readonly Style[] = [
  {
    id: 'Title',
    name: 'Title',
    next: 'Normal',
    paragraph: '<w:spacing w:before="0" w:after="80"/>',
    words: `<w:b/><w:bCs/><w:color w:val="${INK}"/><w:sz w:val="52"/><w:szCs w:val="52"/>`,
  },
  heading(1, 34, 560),
  heading(2, 26, 320),
  heading(3, 24, 240),
  heading(4, 22, 200),
  heading(5, 22, 160),
  {
    id: 'About',
    name: 'About an entry',
    paragraph: '<w:keepNext/><w:spacing w:before="0" w:after="40"/>',
    words: `<w:color w:val="${MUTED}"/><w:sz w:val="19"/><w:szCs w:val="19"/>`,
  },
  {
    id: 'Note',
    name: 'Note of the file',
    paragraph: '<w:keepNext/><w:spacing w:before="0" w:after="120"/>',
    words: `<w:i/><w:iCs/><w:color w:val="${MUTED}"/><w:sz w:val="20"/><w:szCs w:val="20"/>`,
  },
  {
    id: 'Quote',
    name: 'Quote',
    paragraph: `<w:pBdr><w:left w:val="single" w:sz="12" w:space="10" w:color="${ACCENT}"/></w:pBdr><w:ind w:left="480"/>`,
    words: '',
  },
  {
    id: 'Code',
    name: 'Code',
    paragraph: '<w:spacing w:line="260" w:lineRule="auto"/>',
    words: '<w:rFonts w:ascii="Consolas" w:hAnsi="Consolas" w:cs="Consolas"/><w:sz w:val="19"/>',
  },
  {
    id: 'Rule',
    name: 'Rule',
    paragraph: `<w:pBdr><w:bottom w:val="single" w:sz="4" w:space="1" w:color="${MUTED}"/></w:pBdr>`,
  },
  {
    id: 'Footer',
    name: 'footer',
    paragraph: '<w:jc w:val="center"/>',
    words: `<w:color w:val="${MUTED}"/><w:sz w:val="18"/><w:szCs w:val="18"/>`,
  },
];

const WORDS: readonly Style[] = [
  { id: 'Hyperlink', name: 'Hyperlink', words: `<w:color w:val="${ACCENT}"/><w:u w:val="single"/>` },
  {
    id: 'CodeWords',
    name: 'Code words',
    words: '<w:rFonts w:ascii="Consolas" w:hAnsi="Consolas" w:cs="Consolas"/>',
  },
];

/** The part `word/styles.xml` (ECMA-376, part 1, 17.7). @param locale the default language of the text */
export function stylesPart(locale: string): string {
  return [
    `<w:styles ${W}><w:docDefaults><w:rPrDefault><w:rPr>`,
    '<w:rFonts w:ascii="Georgia" w:hAnsi="Georgia" w:cs="Times New Roman"/>',
    `<w:sz w:val="22"/><w:szCs w:val="24"/><w:lang w:val="${locale}" w:bidi="he-IL"/>`,
    '</w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="140" w:line="300" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>',
    '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>',
    ...PARAGRAPHS.map((style) => styleOf('paragraph', style)),
    ...WORDS.map((style) => styleOf('character', style)),
    '</w:styles>',
  ].join('');
}

function styleOf(type: 'paragraph' | 'character', { id, name, next, paragraph, words }: Style): string {
  return [
    `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${name}"/>`,
    type === 'paragraph' ? '<w:basedOn w:val="Normal"/>' : '',
    next ? `<w:next w:val="${next}"/>` : '',
    '<w:qFormat/>',
    paragraph ? `<w:pPr>${paragraph}</w:pPr>` : '',
    words ? `<w:rPr>${words}</w:rPr>` : '',
    '</w:style>',
  ].join('');
}
