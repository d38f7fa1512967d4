import type { Line, Passage, Verse } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { chapterName, isBookId } from '@word-unfolded/scripture-ref';

/** The replacement text of a verse without words: omitted by the edition, or missing from its source. */
const OMITTED: Readonly<Record<NonNullable<Verse['omission']>, Readonly<Record<Language, string>>>> = {
  'source-texts': { en: '[not in this translation]', es: '[no está en esta traducción]' },
  'not-supplied': {
    en: '[no words under this number; they may stand with the verse before]',
    es: '[sin palabras bajo este número; pueden estar en el versículo anterior]',
  },
};

/**
 * Passages as plain text with verse numbers: paragraphs, stanzas, titles and headings are separated by an empty line,
 * lines by a line break. Several passages follow their references, several chapters of one their names.
 */
export function passageText(passages: readonly Passage[], language: Language): string {
  return passages
    .flatMap((passage) => [
      ...(passages.length > 1 ? [passage.reference] : []),
      ...blocksOf(passage.verses, language),
    ])
    .join('\n\n');
}

/** The blocks of a text, which are separated by empty lines. */
function blocksOf(verses: readonly Verse[], language: Language): string[] {
  const blocks = new TextBlocks();
  const namesChapters = new Set(verses.map(({ book, chapter }) => `${book} ${chapter}`)).size > 1;
  let chapterBefore = '';
  for (const verse of verses) {
    const chapter = chapterOf(verse, language);
    if (namesChapters && chapter !== chapterBefore) blocks.addApart(chapter);
    chapterBefore = chapter;
    addVerse(blocks, verse, language);
  }
  return blocks.all;
}

function chapterOf({ book, chapter }: Verse, language: Language): string {
  return isBookId(book) ? chapterName(book, chapter, language) : `${book} ${chapter}`;
}

function addVerse(blocks: TextBlocks, verse: Verse, language: Language): void {
  for (const apart of [...verse.headings, ...(verse.title === null ? [] : [verse.title])])
    blocks.addApart(apart);
  if (verse.omitted)
    blocks.add('none', `${verse.number} ${OMITTED[verse.omission ?? 'source-texts'][language]}`);
  verse.lines.forEach((line, index) => {
    for (const heading of line.headings ?? []) blocks.addApart(heading);
    const words = line.spans
      .map(({ text }) => text)
      .join('')
      .trim();
    blocks.add(line.opens, index === 0 ? `${verse.number} ${words}` : words);
  });
}

/** Groups lines into blocks by the way in which they begin. */
class TextBlocks {
  readonly all: string[] = [];
  #isApart = true;

  /** Adds a heading or title as a separate block. */
  addApart(text: string): void {
    this.all.push(text);
    this.#isApart = true;
  }

  add(opens: Line['opens'], text: string): void {
    const before = this.#isApart || opens === 'paragraph' || opens === 'stanza' ? undefined : this.all.pop();
    this.all.push(before === undefined ? text : `${before}${opens === 'line' ? '\n' : ' '}${text}`);
    this.#isApart = false;
  }
}
