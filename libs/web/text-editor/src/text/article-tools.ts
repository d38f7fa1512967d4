import type { Editor } from '@tiptap/core';

/** Words that a tool inserts, to be replaced by the author. */
type ArticleWords = { readonly figure: string; readonly note: string };

/** What an article has besides the formats of every text. Each returns whether it did something. */
export function articleTools({ figure, note }: ArticleWords) {
  return {
    /** A quotation that is bold as a whole is set as a pull quote. */
    pullQuote: (editor: Editor) => {
      const isPullQuote = editor.isActive('blockquote') && editor.isActive('bold');
      const { $from, $to } = editor.state.selection;
      const whole = { from: $from.start(), to: $to.end() };
      const chain = editor.chain().focus().setTextSelection(whole);
      return isPullQuote ? chain.unsetBold().unsetBlockquote().run() : chain.setBold().setBlockquote().run();
    },
    figure: (editor: Editor) =>
      editor
        .chain()
        .focus()
        .insertContentAt(editor.state.selection.$to.after(1), {
          type: 'verbatim',
          content: [{ type: 'text', text: `![${figure}](/ "")` }],
        })
        .run(),
    note: (editor: Editor) => {
      const label = nextLabel(editor);
      const text = `[^${label}]: ${note}`;
      return editor
        .chain()
        .focus()
        .insertContent({ type: 'noteMark', attrs: { label } })
        .insertContentAt(editor.state.doc.content.size + 1, {
          type: 'verbatim',
          content: [{ type: 'text', text }],
        })
        .run();
    },
  };
}

/** The first number that no note has. */
function nextLabel(editor: Editor): string {
  const used = new Set<string>();
  editor.state.doc.descendants(({ type, attrs }) => {
    if (type.name === 'noteMark') used.add(String(attrs['label']));
  });
  let number = 1;
  while (used.has(String(number))) number += 1;
  return String(number);
}
