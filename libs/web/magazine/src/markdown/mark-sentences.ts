import type { Language } from '@word-unfolded/domain';
import type { Element, ElementContent, Root, Text } from './tree.js';

/** A sentence of a post, as it is read aloud. */
export type PostSentence = { readonly id: string; readonly text: string };

const BLOCKS: ReadonlySet<string> = new Set(['p', 'li', 'h2', 'h3', 'h4', 'h5', 'h6', 'dd', 'dt']);

/** What is looked at, not listened to: its place in the text says nothing without the eye. */
const SILENT: ReadonlySet<string> = new Set([
  'table',
  'pre',
  'figure',
  'section',
  'sup',
  'hr',
  'img',
  'input',
]);

/** Elements within a block that are blocks themselves. */
const NESTED: ReadonlySet<string> = new Set([...BLOCKS, 'ul', 'ol', 'blockquote', 'div']);

/**
 * Puts each sentence into elements with its id as `dataSentence`, so that a reader who listens sees where they are. A
 * sentence with links or stress in it has several elements.
 *
 * @param sentences receives the sentences in the order of the text
 */
export function markSentences(language: Language, sentences: PostSentence[]) {
  const ends = sentenceEnds(language);
  return (tree: Root) => {
    for (const child of tree.children) if (child.type === 'element') walk(child, ends, sentences);
  };
}

function walk(node: Element, ends: SentenceEnds, sentences: PostSentence[]): void {
  if (SILENT.has(node.tagName)) return;
  if (BLOCKS.has(node.tagName)) markBlock(node, ends, sentences);
  for (const child of node.children)
    if (child.type === 'element' && NESTED.has(child.tagName)) walk(child, ends, sentences);
}

function markBlock(block: Element, ends: SentenceEnds, sentences: PostSentence[]): void {
  const texts: Text[] = [];
  collect(block, texts);
  const whole = texts.map(({ value }) => value).join('');
  if (whole.trim() === '') return;
  const bounds: { readonly end: number; readonly id: string | undefined }[] = [];
  let start = 0;
  for (const end of ends(whole)) {
    const text = whole.slice(start, end).replace(/\s+/g, ' ').trim();
    const id = /[\p{L}\p{N}]/u.test(text) ? `s${sentences.length + 1}` : undefined;
    if (id !== undefined) sentences.push({ id, text });
    bounds.push({ end, id });
    start = end;
  }
  let offset = 0;
  const cut = ({ value }: Text): ElementContent[] => {
    const parts: ElementContent[] = [];
    const [from, to] = [offset, offset + value.length];
    offset = to;
    let at = from;
    for (const { end, id } of bounds) {
      if (end <= at || at >= to) continue;
      const words: Text = { type: 'text', value: value.slice(at - from, Math.min(end, to) - from) };
      parts.push(id === undefined ? words : sentence(id, words));
      at = Math.min(end, to);
    }
    return parts;
  };
  replace(block, cut);
}

function collect(node: Element, texts: Text[]): void {
  for (const child of node.children) {
    if (child.type === 'text') texts.push(child);
    else if (child.type === 'element' && isInline(child)) collect(child, texts);
  }
}

/** Replaces the texts in the order in which `collect` found them. */
function replace(node: Element, cut: (text: Text) => ElementContent[]): void {
  node.children = node.children.flatMap((child) => {
    if (child.type === 'text') return cut(child);
    if (child.type === 'element' && isInline(child)) replace(child, cut);
    return [child];
  });
}

const isInline = ({ tagName }: Element) => !SILENT.has(tagName) && !NESTED.has(tagName);

function sentence(id: string, words: Text): Element {
  return { type: 'element', tagName: 'span', properties: { dataSentence: id }, children: [words] };
}

/** Where the sentences of a text end, in order; the last end is that of the text. */
type SentenceEnds = (text: string) => number[];

function sentenceEnds(language: Language): SentenceEnds {
  // Browsers without the segmenter follow paragraphs instead of sentences.
  if (typeof Intl.Segmenter === 'undefined') return (text) => [text.length];
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  return (text) =>
    // A line break in Markdown is a space, but ends a sentence for the segmenter.
    [...segmenter.segment(text.replace(/\s/g, ' '))].map(({ index, segment }) => index + segment.length);
}
