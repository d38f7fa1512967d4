import type { PassageAnswer, Span } from '@word-unfolded/contracts';
import {
  setLeaves,
  type Block,
  type Leaf,
  type SetLine,
  type VersePart,
} from '@word-unfolded/scripture-text';

/** Verses that a first page shows at most: a screen has fewer, and what is below comes with the application. */
const VERSES_AT_MOST = 40;

/** What stands between two verses that run on, as the reader of the application has it. */
const EN_SPACE = '\u2002';

/**
 * The first passage of an answer as HTML under a heading of a level, with the classes of the style sheet of Scripture (`scripture.css` of libs/web/ui):
 * what the application will show in its place, without what can be tapped. Every text is escaped.
 */
export function scriptureHtml({ passages, translation }: PassageAnswer, level: 1 | 2): string {
  const [passage] = passages;
  if (!passage) return '';
  const leaves = setLeaves({ ...passage, verses: passage.verses.slice(0, VERSES_AT_MOST) });
  const named = passages.flatMap(({ verses }) => verses).length > 0 && leaves.length > 1;
  return [
    `<h${level} class="first-title">${escapeHtml(passage.reference)}</h${level}>`,
    ...leaves.map((leaf) => leafHtml(leaf, level, named)),
    `<p class="first-notice">${escapeHtml(translation.notice)}</p>`,
  ].join('');
}

function leafHtml(leaf: Leaf, level: number, isOneOfSeveral: boolean): string {
  const blocks = leaf.blocks.map((block) => blockHtml(block, leaf, level + 1)).join('');
  const name = isOneOfSeveral ? `<p class="first-chapter">${leaf.chapter}</p>` : '';
  return `${name}<div class="scripture">${blocks}</div>`;
}

function blockHtml(block: Block, leaf: Leaf, level: number): string {
  if (block.kind === 'heading')
    return `<h${level} class="scripture-heading">${escapeHtml(block.text)}</h${level}>`;
  const content =
    'lines' in block ? block.lines.map((line) => lineHtml(line, leaf)).join('') : escapeHtml(block.text);
  return `<p class="scripture-${block.kind}">${content}</p>`;
}

function lineHtml({ level, selah, parts }: SetLine, leaf: Leaf): string {
  const setting = level === 0 && !selah ? 'scripture-paragraph' : `scripture-line scripture-level${level}`;
  const words = parts
    .map((part, index) => `${index === 0 ? '' : part.begins ? EN_SPACE : ' '}${partHtml(part, leaf)}`)
    .join('');
  return `<span class="${setting}${selah ? ' scripture-selah' : ''}">${words}</span>`;
}

function partHtml({ number, begins, spans, trailingNotes }: VersePart, { notes }: Leaf): string {
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

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as HTML shows it. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
}
