import type { Editor } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { useLanguage } from '@word-unfolded/i18n';
import { useEffect, useEffectEvent, useRef } from 'react';
import { keepForeignSyntax, markdownExtensions, setMarkdown } from './markdown-editor.js';
import { scriptureMarks } from './scripture-marks.js';
import { useEditorTexts } from './texts.js';
import styles from './text-editor.module.css';
import { Toolbar } from './toolbar.js';
import { VersePeek } from './verse-peek.js';

type TextEditorProps = {
  /** The text that it opens with. */
  readonly content: string;
  readonly onReady: (editor: Editor) => void;
  /** The reader has changed the text. */
  readonly onChange: (editor: Editor) => void;
};

/** Where the text of an entry is written. */
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
      injectCSS: false, // the policy of the site forbids styles in the page; ours are in the style sheet
      shouldRerenderOnTransaction: false,
    },
    [language],
  );
  const open = useEffectEvent((opened: Editor) => {
    keepForeignSyntax(opened);
    setMarkdown(opened, content);
    onReady(opened);
  });
  const tell = useEffectEvent((changed: Editor) => onChange(changed));
  useEffect(() => {
    const begin = () => open(editor);
    if (editor.isDestroyed)
      editor.on('mount', begin); // it is not in the page yet
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
      <VersePeek editor={editor} place={place} />
    </>
  );
}
