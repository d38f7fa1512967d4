import { findInLanguages, loadReferenceParser } from '@word-unfolded/scripture-ref';
import type { Element, ElementContent, Root } from './tree.js';
import { plainText } from './plain-text.js';
import { postTree } from './post-tree.js';

const labels = { notes: 'Notes', back: (place: number) => `Back to note ${place}` };

const read = (markdown: string) => postTree(markdown, { language: 'en', labels });

function elements(node: Root | ElementContent, name: string): Element[] {
  if (!('children' in node)) return [];
  const below = node.children.flatMap((child) => elements(child as ElementContent, name));
  return node.type === 'element' && node.tagName === name ? [node, ...below] : below;
}

describe('the text of a post', () => {
  it('shows HTML as text', () => {
    const { tree } = read(
      'Hi <b onclick="x()">you</b>\n\n<script>alert(1)</script>\n\n<iframe src="/"></iframe>',
    );
    for (const name of ['b', 'script', 'iframe']) expect(elements(tree, name)).toEqual([]);
    expect(plainText(tree)).toContain('<script>alert(1)</script>');
  });

  it('has contents of its headings, which continue those of the page', () => {
    const { tree, sections } = read('# One\n\n## One\n\n### Below\n\n## ¿Qué más?');
    expect(sections).toEqual([
      { id: 'one', title: 'One' },
      { id: 'one-2', title: 'One' },
      { id: 'que-mas', title: '¿Qué más?' },
    ]);
    expect(elements(tree, 'h1')).toEqual([]);
  });

  it('has figures, pull quotes and notes', () => {
    const { tree } = read(
      '![A scroll](/a.webp "Isaiah")\n\n> **Stand out.**\n\n> Quoted.\n\nOne[^1].\n\n[^1]: Note.',
    );
    const [figure] = elements(tree, 'figure');
    expect(plainText(figure!)).toBe('Isaiah');
    const pulled = elements(tree, 'blockquote').map(({ properties }) => 'dataPullQuote' in properties);
    expect(pulled).toEqual([true, false]);
    const [notes] = elements(tree, 'section');
    expect(plainText(notes!)).toContain('Note.');
  });

  it('fetches no picture of another site', () => {
    const { tree } = read('![A tracker](https://evil.example/p.gif "x")');
    expect(elements(tree, 'img')).toEqual([]);
    expect(plainText(tree)).toBe('A tracker');
  });

  it('is read aloud sentence by sentence, without notes and tables', () => {
    const { tree, sentences } = read(
      '## Head\n\nFirst *sentence\nhere*[^1]. And [a link](/x) more.\n\n- Item one\n- Item two. Go.\n\n| a |\n|---|\n| b |\n\n[^1]: Unsaid.',
    );
    expect(sentences.map(({ text }) => text)).toEqual([
      'Head',
      'First sentence here.',
      'And a link more.',
      'Item one',
      'Item two.',
      'Go.',
    ]);
    const spans = elements(tree, 'span').filter(({ properties }) => properties['dataSentence'] === 's2');
    expect(
      spans
        .map((span) => plainText(span))
        .join('')
        .replace(/\s+/g, ' '),
    ).toBe('First sentence here. ');
  });

  it('links references, but not within links, code and headings', async () => {
    const parser = await loadReferenceParser();
    const { tree, sentences } = postTree('## On John 1\n\nSee John 3:16 and `John 1:1`. [Ps 23](/x)', {
      ...{ language: 'en', labels },
      find: (text) => findInLanguages(text, parser, 'en'),
    });
    const osis = elements(tree, 'a').map(({ properties }) => properties['dataOsis']);
    expect(osis).toEqual(['John.3.16', undefined]);
    expect(sentences.map(({ text }) => text)).toContain('See John 3:16 and John 1:1.');
  });
});
