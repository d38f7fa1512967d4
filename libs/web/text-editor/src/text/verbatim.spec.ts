import { Editor } from '@tiptap/core';
import { articleTools } from './article-tools.js';
import {
  ARTICLE_SYNTAX,
  markdownExtensions,
  markdownOf,
  preserveForeignSyntax,
  setMarkdown,
} from './markdown-editor.js';

function open(markdown: string): Editor {
  const editor = new Editor({ extensions: markdownExtensions(() => '', ARTICLE_SYNTAX), content: '' });
  preserveForeignSyntax(editor);
  setMarkdown(editor, markdown);
  return editor;
}

const through = (markdown: string) => markdownOf(open(markdown));

describe('an article that passes through the editor', () => {
  it.each([
    ['a figure', 'Before.\n\n![A scroll](/a/scroll.webp "Isaiah, column one")\n\nAfter.'],
    ['notes', 'Words[^1] and more[^two].\n\n[^1]: A note with *stress*.\n\n[^two]: Another.'],
    ['a table', 'Before.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nAfter.'],
    ['a pull quote', '> **A line that stands out.**'],
    ['lines that are joined', 'a line\nanother line'],
    ['links to pages of this site', '[A post](/llm/other-post) and [notes](#notes)'],
  ])('keeps every letter of %s', (_, markdown) => {
    expect(through(markdown)).toBe(markdown);
  });

  it('does not run what somebody else wrote', () => {
    const html = open(
      '[x](javascript:alert(1)) [y](//evil.example/a) <img src=x onerror=alert(1)>',
    ).getHTML();
    expect(html).not.toMatch(/href="(?:javascript|\/\/)|<img/i);
  });
});

describe('the tools of an article', () => {
  const words = { figure: 'What it shows', note: 'Text of the note' };

  it('number a note, and put its text at the end', () => {
    const editor = open('One[^1] two.\n\n[^1]: First.');
    editor.commands.setTextSelection(editor.state.doc.firstChild!.nodeSize - 1);
    articleTools(words).note(editor);
    expect(markdownOf(editor)).toBe('One[^1] two.[^2]\n\n[^1]: First.\n\n[^2]: Text of the note');
  });

  it('make a pull quote of a paragraph, and a paragraph of a pull quote', () => {
    const editor = open('A line that stands out.');
    articleTools(words).pullQuote(editor);
    expect(markdownOf(editor)).toBe('> **A line that stands out.**');
    articleTools(words).pullQuote(editor);
    expect(markdownOf(editor)).toBe('A line that stands out.');
  });

  it('insert a figure below', () => {
    const editor = open('One.');
    articleTools(words).figure(editor);
    expect(markdownOf(editor)).toContain('One.\n\n![What it shows](/');
  });
});
