import { slugOf } from '@word-unfolded/domain';
import type { Element, ElementContent, Root } from './tree.js';
import { visit } from 'unist-util-visit';
import { plainText } from './plain-text.js';
import { pictureAddress } from './post-address.js';

/** A part of a post, which its contents lead to. */
export type PostSection = { readonly id: string; readonly title: string };

/**
 * Sets the blocks of a post: a picture on a line of its own is a figure, a quotation that is bold as a whole is a pull
 * quote, and headings continue those of the page and have an id.
 *
 * @param sections receives the headings of the first level
 */
export function setBlocks(sections: PostSection[]) {
  return (tree: Root) => {
    const ids = new Set<string>();
    visit(tree, 'element', (node) => {
      if (node.tagName === 'p') toFigure(node);
      else if (node.tagName === 'blockquote') toPullQuote(node);
      else if (/^h[1-6]$/.test(node.tagName)) setHeading(node, ids, sections);
    });
  };
}

function toFigure(node: Element): void {
  const [image, ...others] = node.children.filter(({ type, ...rest }) => type !== 'text' || !isBlank(rest));
  if (others.length > 0 || image?.type !== 'element' || image.tagName !== 'img') return;
  const { title, alt, src } = image.properties;
  const caption = typeof title === 'string' && title !== '' ? title : undefined;
  if (pictureAddress(src) === undefined) {
    // A picture of another site is not fetched; its description stands for it.
    node.children = [{ type: 'text', value: typeof alt === 'string' ? alt : '' }];
    return;
  }
  delete image.properties['title'];
  node.tagName = 'figure';
  node.children = [image, ...(caption === undefined ? [] : [element('figcaption', caption)])];
}

const isBlank = (rest: object) =>
  'value' in rest && typeof rest.value === 'string' && rest.value.trim() === '';

function toPullQuote(node: Element): void {
  const blocks = node.children.filter((child) => child.type === 'element');
  const [paragraph] = blocks;
  if (blocks.length !== 1 || paragraph?.tagName !== 'p') return;
  const [strong, ...others] = paragraph.children;
  if (others.length > 0 || strong?.type !== 'element' || strong.tagName !== 'strong') return;
  node.properties['dataPullQuote'] = '';
  paragraph.children = strong.children;
}

function setHeading(node: Element, ids: Set<string>, sections: PostSection[]): void {
  if (node.properties['id'] === 'footnote-label') return;
  const level = Math.max(2, Number(node.tagName.slice(1)));
  node.tagName = `h${level}`;
  const title = plainText(node);
  const base = slugOf(title) || 'part';
  let id = base;
  for (let number = 2; ids.has(id); number += 1) id = `${base}-${number}`;
  ids.add(id);
  node.properties['id'] = id;
  if (level === 2) sections.push({ id, title });
}

function element(tagName: string, text: string): ElementContent {
  return { type: 'element', tagName, properties: {}, children: [{ type: 'text', value: text }] };
}
