import type { Editor } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import type { Language } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { useEffect, useEffectEvent, useRef } from 'react';
import {
  JOURNAL_SYNTAX,
  markdownExtensions,
  preserveForeignSyntax,
  setMarkdown,
  type MarkdownSyntax,
} from './markdown-editor.js';
import { scriptureMarks } from './scripture-marks.js';
import styles from './text-editor.module.css';
import { Toolbar } from './toolbar.js';
import { VersePreview } from './verse-preview.js';

type TextEditorProps = {
  /** Its accessible name. */
  readonly label: string;
  /** Shown while it is empty. */
  readonly hint: string;
  /** The language of the text, for its references; that of the interface by default. */
  readonly language?: Language;
  /** The journal's by default. */
  readonly syntax?: MarkdownSyntax;
  /** The initial text. */
  readonly content: string;
  readonly onReady: (editor: Editor) => void;
  /** Called when the reader has changed the text. */
  readonly onChange: (editor: Editor) => void;
};

/** The text field of the editor. */
export function TextEditor({
  label,
  hint,
  language: own,
  syntax = JOURNAL_SYNTAX,
  content,
  onReady,
  onChange,
}: TextEditorProps) {
  const interfaceLanguage = useLanguage();
  const language = own ?? interfaceLanguage;
  const place = useRef<HTMLDivElement>(null);
  const editor = useEditor(
    {
      extensions: [
        ...markdownExtensions(() => hint, syntax),
        scriptureMarks(language, styles.reference ?? ''),
      ],
      editorProps: {
        attributes: {
          'aria-label': label,
          lang: language,
          'aria-multiline': 'true',
          role: 'textbox',
          class: styles.text ?? '',
        },
      },
      injectCSS: false, // the content security policy forbids inline styles; the style sheet contains them
      shouldRerenderOnTransaction: false,
    },
    [language, syntax, hint, label],
  );
  const open = useEffectEvent((editor: Editor) => {
    preserveForeignSyntax(editor);
    setMarkdown(editor, content);
    onReady(editor);
  });
  const tell = useEffectEvent((changed: Editor) => onChange(changed));
  useEffect(() => {
    const begin = () => open(editor);
    if (editor.isDestroyed)
      editor.on('mount', begin); // it is not in the document yet
    else begin();
    const hear = () => tell(editor);
    editor.on('update', hear);
    return () => {
      editor.off('mount', begin);
      editor.off('update', hear);
    };
  }, [editor]);
  return (
    <>
      <Toolbar editor={editor} syntax={syntax} />
      <div ref={place}>
        <EditorContent editor={editor} className={styles.place} />
      </div>
      <VersePreview editor={editor} place={place} language={language} />
    </>
  );
}
