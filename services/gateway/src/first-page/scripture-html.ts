import type { PassageAnswer, Span } from '@word-unfolded/contracts';
import {
  typesetPages,
  type Block,
  type ScripturePage,
  type SetLine,
  type VersePart,
} from '@word-unfolded/scripture-text';
import escapeHtml from 'escape-html';

/** Most verses of a first page: a screen shows fewer, and the rest comes with the application. */
const VERSES_AT_MOST = 40;

/** The separator of two verses in running text, as in the application. */
const EN_SPACE = '\u2002';

/**
 * The first passage of a response as HTML under the title of the page, with the classes of Scripture's style sheet
 * (`scripture.css` of libs/web/ui): as the application will show it, without interactive elements. Every text is
 * escaped.
 */
export function scriptureHtml({ passages, translation }: PassageAnswer): string {
  const [passage] = passages;
  if (!passage) return '';
  const leaves = typesetPages({ ...passage, verses: passage.verses.slice(0, VERSES_AT_MOST) });
  const named = passages.flatMap(({ verses }) => verses).length > 0 && leaves.length > 1;
  return [
    `<h1 class="first-title">${escapeHtml(passage.reference)}</h1>`,
    ...leaves.map((page) => pageHtml(page, named)),
    `<p class="first-notice">${escapeHtml(translation.notice)}</p>`,
  ].join('');
}

function pageHtml(page: ScripturePage, isOneOfSeveral: boolean): string {
  const blocks = page.blocks.map((block) => blockHtml(block, page)).join('');
  const name = isOneOfSeveral ? `<p class="first-chapter">${page.chapter}</p>` : '';
  return `${name}<div class="scripture">${blocks}</div>`;
}

function blockHtml(block: Block, page: ScripturePage): string {
  if (block.kind === 'heading') return `<h2 class="scripture-heading">${escapeHtml(block.text)}</h2>`;
  const content =
    'lines' in block ? block.lines.map((line) => lineHtml(line, page)).join('') : escapeHtml(block.text);
  return `<p class="scripture-${block.kind}">${content}</p>`;
}

function lineHtml({ level, selah, parts }: SetLine, page: ScripturePage): string {
  const setting = level === 0 && !selah ? 'scripture-paragraph' : `scripture-line scripture-level${level}`;
  const words = parts
    .map((part, index) => `${index === 0 ? '' : part.begins ? EN_SPACE : ' '}${partHtml(part, page)}`)
    .join('');
  return `<span class="${setting}${selah ? ' scripture-selah' : ''}">${words}</span>`;
}

function partHtml({ number, begins, spans, trailingNotes }: VersePart, { notes }: ScripturePage): string {
  const mark = begins ? `<span class="verse-number">${number}</span>` : '';
  const words = spans.map((span, index) => {
    const hung = notes.filter((note) => note.verse === number && span.notes?.includes(note.index));
    const text = index === 0 ? span.text.trimStart() : span.text;
    const isLast = index === spans.length - 1;
    return (
      spanHtml(span, isLast || hung.length > 0 ? text.trimEnd() : text) +
      keysHtml(hung) +
      gapAfter(hung, text, isLast)
    );
  });
  return mark + words.join('') + keysHtml(trailingNotes);
}

const gapAfter = (keys: readonly unknown[], text: string, isLast: boolean) =>
  keys.length > 0 && !isLast && /\s$/.test(text) ? ' ' : '';

function spanHtml({ jesus, divineName, added }: Span, text: string): string {
  const classes = [jesus && 'words-of-jesus', divineName && 'divine-name', added && 'added-words'].filter(
    Boolean,
  );
  const words = escapeHtml(text);
  return classes.length > 0 ? `<span class="${classes.join(' ')}">${words}</span>` : words;
}

const keysHtml = (notes: readonly { readonly letter: string }[]) =>
  notes.map(({ letter }) => `<span class="note-key" aria-hidden="true">${letter}</span>`).join('');
