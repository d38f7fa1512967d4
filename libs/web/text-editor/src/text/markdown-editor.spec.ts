import { Editor } from '@tiptap/core';
import {
  changeMarkdown,
  preserveForeignSyntax,
  markdownExtensions,
  markdownOf,
  setMarkdown,
} from './markdown-editor.js';

function open(markdown: string): Editor {
  const editor = new Editor({ extensions: markdownExtensions(() => ''), content: '' });
  preserveForeignSyntax(editor);
  setMarkdown(editor, markdown);
  return editor;
}

const through = (markdown: string) => markdownOf(open(markdown));

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

describe('a text that passes through the editor', () => {
  it.each([
    ['words with marks', 'Some *words* and **others**, `code` and ~~none~~'],
    ['lists within lists', '- a\n- b\n  - c\n\n1. x\n2. y'],
    ['headings, quotations and rules', '## Head\n\n> quote\n\n---\n\nend'],
    ['code with empty lines', '```\na\n\n\n\nb\n```'],
    ['a link', '[the web](https://example.org/a)'],
    ['a link of an answer', '[Psalm 121](reference:Ps.121?mark=exact)'],
  ])('is unchanged: %s', (_, markdown) => {
    expect(through(markdown)).toBe(markdown);
  });

  it.each([
    ['HTML', 'Hello <script>alert(1)</script> and <b>bold</b>'],
    ['a block of HTML', '<div onclick="x()">block</div>'],
    ['an image', '![alt](https://example.org/y.png)'],
    ['a table', '| a | b |\n|---|---|\n| 1 | 2 |'],
    ['a link that would do something', '[words](javascript:alert(1))'],
    ['signs of arithmetic', '1 < 2 & 3 > 2, 5*3*2'],
  ])('keeps unsupported content as visible text: %s', (_, markdown) => {
    const editor = open(markdown);
    const html = editor.getHTML();
    expect(html).not.toMatch(/<(script|b|div|img)[\s>]/i);
    expect(html).not.toMatch(/href="javascript/i);
    expect(lettersOf(markdown)).toContain(lettersOf(editor.getText()));
    expect(editor.getText().length).toBeGreaterThan(0);
    const again = open(markdownOf(editor));
    expect(again.getText()).toBe(editor.getText());
  });

  it('keeps the line breaks', () => {
    const editor = open('line one\nline two');
    expect(editor.getText({ blockSeparator: '\n' })).toBe('line one\nline two');
  });

  it('gets no extra characters for empty paragraphs', () => {
    const editor = open('## Head\n\nend');
    editor.chain().focus('start').selectTextblockEnd().splitBlock().splitBlock().run();
    expect(editor.state.doc.childCount).toBe(4);
    expect(markdownOf(editor)).toBe('## Head\n\nend');
  });

  it('is empty when the editor is empty', () => {
    expect(through('')).toBe('');
  });
});

describe('a text that another tab changes meanwhile', () => {
  it.each([
    ['before the cursor', 'one\n\ntwo|three\n\nfour', 'ONE and more\n\ntwo|three\n\nfour'],
    ['after the cursor', 'one\n\ntwo|three', 'one\n\ntwo|three and four\n\nfive'],
    ['by a letter that is there already', 'aa|a b', 'aa|aa b'],
  ])('leaves the cursor in place: %s', (_, before, after) => {
    const editor = open(before.replace('|', ''));
    const words = editor.getText({ blockSeparator: '\n\n' });
    const at = words.slice(0, before.indexOf('|')).replaceAll('\n\n', '##').length + 1;
    editor.commands.setTextSelection(at);
    let updates = 0;
    editor.on('update', () => (updates += 1));
    changeMarkdown(editor, after.replace('|', ''));
    expect(markdownOf(editor)).toBe(after.replace('|', ''));
    editor.commands.insertContent('|');
    expect(markdownOf(editor)).toBe(after);
    expect(updates).toBe(1);
  });
});

describe('pasted HTML', () => {
  it('becomes clean Markdown', () => {
    const editor = open('');
    editor.view.pasteHTML(
      '<h2>Keeping</h2><p style="color:red">Six <b>times</b><script>alert(1)</script><img src=x onerror=alert(1)> ' +
        '<a href="javascript:alert(1)">word</a></p><ul><li>one</li></ul>',
      new Event('paste') as ClipboardEvent,
    );
    const markdown = markdownOf(editor);
    expect(markdown).toContain('## Keeping');
    expect(markdown).toContain('**times**');
    expect(markdown).toContain('- one');
    expect(markdown).not.toMatch(/alert|style|javascript/);
  });
});
