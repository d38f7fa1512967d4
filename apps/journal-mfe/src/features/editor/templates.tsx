import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import type { JournalCategory } from '@word-unfolded/domain';
import { Button } from '@word-unfolded/ui';
import { useEditorTexts } from './texts.js';
import styles from './entry-editor.module.css';

const TEMPLATES = ['prayer', 'sermon', 'study', 'gratitude'] as const satisfies readonly JournalCategory[];

type TemplatesProps = {
  readonly editor: Editor;
  readonly onChoose: (category: JournalCategory, content: string) => void;
};

/** Templates of headings, offered while the text is empty. */
export function Templates({ editor, onChoose }: TemplatesProps) {
  const t = useEditorTexts();
  const isEmpty = useEditorState({ editor, selector: ({ editor: now }) => now.isEmpty });
  if (!isEmpty) return null;
  return (
    <div role="group" aria-label={t('templates.label')} className={styles.templates}>
      <span>{t('templates.label')}</span>
      {TEMPLATES.map((name) => (
        <Button key={name} onClick={() => onChoose(name, t(`templates.${name}.text`))}>
          {t(`templates.${name}.name`)}
        </Button>
      ))}
    </div>
  );
}
