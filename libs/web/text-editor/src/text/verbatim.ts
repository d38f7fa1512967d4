import { mergeAttributes, Node } from '@tiptap/core';

/** A figure on lines of its own, a table, or the text of a note with its continuation lines. */
const BLOCK =
  /^(?:!\[[^\n]*\]\([^\n]*\)|\|[^\n]*(?:\n\|[^\n]*)*|\[\^[^\]\s]+\]:[^\n]*(?:\n {2,}[^\n]+)*)(?:\n+|$)/;
const BLOCK_START = /(?:^|\n)(?=!\[|\||\[\^[^\]\s]+\]:)/;

/** The mark of a note within a text: `[^1]`. */
const NOTE = /^\[\^([^\]\s]+)\](?!:)/;

/**
 * A part of the text that the editor does not form itself, and keeps letter for letter: a figure, a table, or the text of
 * a note. It is edited as Markdown.
 */
export const Verbatim = Node.create({
  name: 'verbatim',
  group: 'block',
  content: 'text*',
  marks: '',
  code: true,
  defining: true,
  parseHTML: () => [{ tag: 'pre[data-verbatim]', preserveWhitespace: 'full' }],
  renderHTML: ({ HTMLAttributes }) => ['pre', mergeAttributes(HTMLAttributes, { 'data-verbatim': '' }), 0],
  markdownTokenizer: {
    name: 'verbatim',
    level: 'block',
    start: (source) => {
      const found = BLOCK_START.exec(source);
      return found ? found.index + found[0].length : -1;
    },
    tokenize: (source) => {
      const [raw] = BLOCK.exec(source) ?? [];
      return raw === undefined ? undefined : { type: 'verbatim', raw, text: raw.trimEnd() };
    },
  },
  parseMarkdown: ({ text = '' }, { createNode, createTextNode }) =>
    createNode('verbatim', {}, text === '' ? [] : [createTextNode(text)]),
  renderMarkdown: ({ content = [] }) =>
    content.map(({ text }: { readonly text?: string }) => text ?? '').join(''),
  addKeyboardShortcuts() {
    return {
      // Three lines in a row end a block of code; here the first empty one does.
      Enter: ({ editor }) => {
        const { $from, empty } = editor.state.selection;
        if (!empty || $from.parent.type !== this.type) return false;
        const isAtEnd = $from.parentOffset === $from.parent.content.size;
        if (isAtEnd && $from.parent.textContent.endsWith('\n'))
          return editor
            .chain()
            .deleteRange({ from: $from.pos - 1, to: $from.pos })
            .insertContentAt($from.after() - 1, { type: 'paragraph' })
            .focus()
            .run();
        return editor.commands.insertContent('\n');
      },
    };
  },
});

/** The mark of a note, which leads to its text. */
export const NoteMark = Node.create({
  name: 'noteMark',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ label: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'sup[data-note]',
      getAttrs: (element) => ({ label: element.dataset['note'] ?? '' }),
    },
  ],
  renderHTML: ({ node }) => {
    const label = String(node.attrs['label']);
    return ['sup', { 'data-note': label }, label];
  },
  renderText: ({ node }) => `[^${String(node.attrs['label'])}]`,
  markdownTokenizer: {
    name: 'noteMark',
    level: 'inline',
    start: '[^',
    tokenize: (source) => {
      const [raw, label] = NOTE.exec(source) ?? [];
      return raw === undefined ? undefined : { type: 'noteMark', raw, text: label ?? '' };
    },
  },
  parseMarkdown: ({ text = '' }, { createNode }) => createNode('noteMark', { label: text }),
  renderMarkdown: ({ attrs }: { readonly attrs?: Readonly<Record<string, unknown>> }) =>
    `[^${String(attrs?.['label'] ?? '')}]`,
});
