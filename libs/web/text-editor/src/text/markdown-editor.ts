import { Markdown } from '@tiptap/markdown';
import StarterKit from '@tiptap/starter-kit';
import { Placeholder } from '@tiptap/extensions';
import type { Editor, Extensions } from '@tiptap/core';
import { PastedHtml } from '../paste/pasted-html.js';
import { NoteMark, Verbatim } from './verbatim.js';

/**
 * URL schemes that links in a text may use: web, mail, and the scheme of references in answers (`answer-text`). Other
 * addresses stay plain text.
 */
const ADDRESS = /^(?:https?:|mailto:|scripture:|reference:|lexicon:|work:|removed:)/i;

export type MarkdownSyntax = {
  /** Whether a line break is one for the reader; otherwise lines of a paragraph are joined, as in Markdown. */
  readonly breaks: boolean;
  /** Whether figures, tables and notes are kept as Markdown, to be edited as such; otherwise they are plain text. */
  readonly verbatim: boolean;
  /** Whether links may lead to pages of this site. */
  readonly ownPages: boolean;
};

/** A private text: every line break is intended, and nothing but words has a form. */
export const JOURNAL_SYNTAX: MarkdownSyntax = { breaks: true, verbatim: false, ownPages: false };

/** A text for publication. */
export const ARTICLE_SYNTAX: MarkdownSyntax = { breaks: false, verbatim: true, ownPages: true };

/** An address within this site, or a place in the text. */
const OWN_ADDRESS = /^(?:\/(?!\/)|#)/;

/** The formats of the editor: exactly those that Markdown can express. */
export function markdownExtensions(
  placeholder: () => string,
  syntax: MarkdownSyntax = JOURNAL_SYNTAX,
): Extensions {
  const { breaks, verbatim, ownPages } = syntax;
  return [
    StarterKit.configure({
      underline: false, // Markdown has no underline
      link: {
        openOnClick: false,
        autolink: true,
        defaultProtocol: 'https',
        isAllowedUri: (address) => ADDRESS.test(address) || (ownPages && OWN_ADDRESS.test(address)),
        HTMLAttributes: { rel: 'noopener noreferrer', target: null },
      },
    }),
    Placeholder.configure({ placeholder }),
    PastedHtml,
    ...(verbatim ? [Verbatim, NoteMark] : []),
    Markdown.configure({ markedOptions: { gfm: true, breaks } }),
  ];
}

/**
 * Keeps content that the editor does not support (HTML, images and tables of a text from elsewhere) as plain text.
 * Without this, the first edit here would delete it. Call it before the first text is set.
 */
export function preserveForeignSyntax(editor: Editor): void {
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

/** Sets the whole text. This is not an edit by the reader and cannot be undone. */
export function setMarkdown(editor: Editor, markdown: string): void {
  editor
    .chain()
    .setMeta('addToHistory', false)
    .setContent(markdown, { contentType: 'markdown', emitUpdate: false })
    .run();
}

/**
 * Replaces the text with another version, for example one that another tab has edited. Only the difference is replaced,
 * so the cursor keeps its position among the words.
 */
export function changeMarkdown(editor: Editor, markdown: string): void {
  const parsed = editor.markdown?.parse(markdown);
  if (!parsed) return setMarkdown(editor, markdown);
  const next = editor.schema.nodeFromJSON(parsed);
  const { state, view } = editor;
  const start = state.doc.content.findDiffStart(next.content);
  const end = state.doc.content.findDiffEnd(next.content);
  if (start === null || !end) return;
  const overlap = Math.max(0, start - Math.min(end.a, end.b)); // for example a letter that occurs twice in a row
  const change = state.tr
    .replace(start, end.a + overlap, next.slice(start, end.b + overlap))
    .setMeta('addToHistory', false)
    .setMeta('preventUpdate', true);
  view.dispatch(change);
}

/** A code block, which stays unchanged, or more blank lines than are needed to separate two paragraphs. */
const CODE_OR_GAP = /(```[\s\S]*?(?:```|$))|\n{3,}/g;

/** The text as it is stored. Empty paragraphs are dropped because Markdown cannot express them. */
export function markdownOf(editor: Editor): string {
  if (editor.isEmpty) return '';
  return editor
    .getMarkdown()
    .replace(/^&nbsp;(?:\n+|$)/gm, '')
    .replace(CODE_OR_GAP, (_, code: string | undefined) => code ?? '\n\n')
    .trim();
}
