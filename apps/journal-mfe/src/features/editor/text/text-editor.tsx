import type { Editor } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { useLanguage } from '@word-unfolded/i18n';
import { useEffect, useEffectEvent, useRef } from 'react';
import { preserveForeignSyntax, markdownExtensions, setMarkdown } from './markdown-editor.js';
import { scriptureMarks } from './scripture-marks.js';
import { useEditorTexts } from '../texts.js';
import styles from './text-editor.module.css';
import { Toolbar } from './toolbar.js';
import { VersePreview } from './verse-preview.js';

type TextEditorProps = {
  /** The initial text. */
  readonly content: string;
  readonly onReady: (editor: Editor) => void;
  /** Called when the reader has changed the text. */
  readonly onChange: (editor: Editor) => void;
};

/** The text field of the editor. */
export function TextEditor({ content, onReady, onChange }: TextEditorProps) {
  const t = useEditorTexts();
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const editor = useEditor(
    {
      extensions: [
        ...markdownExtensions(() => t('text.hint')),
        scriptureMarks(language, styles.reference ?? ''),
      ],
      editorProps: {
        attributes: {
          'aria-label': t('text.label'),
          'aria-multiline': 'true',
          role: 'textbox',
          class: styles.text ?? '',
        },
      },
      injectCSS: false, // the content security policy forbids inline styles; the style sheet contains them
      shouldRerenderOnTransaction: false,
    },
    [language],
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
      <Toolbar editor={editor} />
      <div ref={place}>
        <EditorContent editor={editor} className={styles.place} />
      </div>
      <VersePreview editor={editor} place={place} />
    </>
  );
}
