import { Markdown } from '@tiptap/markdown';
import StarterKit from '@tiptap/starter-kit';
import { Placeholder } from '@tiptap/extensions';
import type { Editor, Extensions } from '@tiptap/core';

/** Addresses that a text may lead to: the web, mail, and those of answers (`answer-text`). Everything else stays words. */
const ADDRESS = /^(?:https?:|mailto:|scripture:|reference:|lexicon:|work:|removed:)/i;

/** What the editor knows: as much as Markdown can say, and nothing that it cannot. */
export function markdownExtensions(placeholder: () => string): Extensions {
  return [
    StarterKit.configure({
      underline: false, // Markdown has none
      link: {
        openOnClick: false,
        autolink: true,
        defaultProtocol: 'https',
        isAllowedUri: (address) => ADDRESS.test(address),
        HTMLAttributes: { rel: 'noopener noreferrer', target: null },
      },
    }),
    Placeholder.configure({ placeholder }),
    Markdown.configure({ markedOptions: { gfm: true, breaks: true } }),
  ];
}

/**
 * Keeps what the editor has no form for as the words that it is: HTML, images and tables of a text that came from elsewhere
 * would be lost otherwise as soon as it is edited here. To be called before the first text is set.
 */
export function keepForeignSyntax(editor: Editor): void {
  editor.markdown?.instance.use({
    tokenizer: {
      html: () => undefined,
      tag: () => undefined,
      table: () => undefined,
      def: () => undefined,
      link: (source) => (source.startsWith('!') ? undefined : false),
      reflink: () => undefined,
    },
  });
}

/** Sets the whole text; it is not an edit of the reader's, and cannot be undone into nothing. */
export function setMarkdown(editor: Editor, markdown: string): void {
  editor
    .chain()
    .setMeta('addToHistory', false)
    .setContent(markdown, { contentType: 'markdown', emitUpdate: false })
    .run();
}

/**
 * Changes the text to another, such as one that somebody else has written in too: only what differs is replaced, so the
 * cursor stays where it was among the words.
 */
export function changeMarkdown(editor: Editor, markdown: string): void {
  const parsed = editor.markdown?.parse(markdown);
  if (!parsed) return setMarkdown(editor, markdown);
  const next = editor.schema.nodeFromJSON(parsed);
  const { state, view } = editor;
  const start = state.doc.content.findDiffStart(next.content);
  const end = state.doc.content.findDiffEnd(next.content);
  if (start === null || !end) return;
  const overlap = Math.max(0, start - Math.min(end.a, end.b)); // such as a letter that was there twice
  const change = state.tr
    .replace(start, end.a + overlap, next.slice(start, end.b + overlap))
    .setMeta('addToHistory', false)
    .setMeta('preventUpdate', true);
  view.dispatch(change);
}

/** A block of code, which stays as it is; or more empty lines than part two paragraphs. */
const CODE_OR_GAP = /(```[\s\S]*?(?:```|$))|\n{3,}/g;

/** The text as it is kept. Paragraphs in which nothing stands are not: Markdown has no form for them. */
export function markdownOf(editor: Editor): string {
  if (editor.isEmpty) return '';
  return editor
    .getMarkdown()
    .replace(/^&nbsp;(?:\n+|$)/gm, '')
    .replace(CODE_OR_GAP, (_, code: string | undefined) => code ?? '\n\n')
    .trim();
}
