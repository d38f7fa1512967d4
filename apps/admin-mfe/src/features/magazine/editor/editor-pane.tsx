import { POST_LIMITS } from '@word-unfolded/domain';
import { ARTICLE_SYNTAX, changeMarkdown, markdownOf, TextEditor } from '@word-unfolded/text-editor';
import { Field, TextArea } from '@word-unfolded/ui';
import { useStore } from 'zustand';
import type { PostDraft } from '../draft/post-draft.js';
import { useMagazineTexts } from '../texts.js';
import styles from './editor.module.css';

/** Title, summary and text of a post. */
export function EditorPane({ draft }: { readonly draft: PostDraft }) {
  const t = useMagazineTexts();
  const { title, summary, body } = useStore(draft.state, ({ fields }) => fields.content);
  const language = useStore(draft.state, ({ post }) => post.language);
  return (
    <section aria-label={t('editor.label', { language: t(`languages.${language}`) })} className={styles.pane}>
      <Field
        label={t('editor.title')}
        lang={language}
        maxLength={POST_LIMITS.titleCharacters}
        value={title}
        onChange={({ currentTarget }) => draft.change({ content: { title: currentTarget.value } })}
      />
      <TextArea
        label={t('editor.summary')}
        hint={t('editor.summaryHint')}
        lang={language}
        rows={2}
        limit={POST_LIMITS.summaryCharacters}
        value={summary}
        onChange={({ currentTarget }) => draft.change({ content: { summary: currentTarget.value } })}
      />
      <TextEditor
        label={t('editor.text')}
        hint={t('editor.hint')}
        language={language}
        syntax={ARTICLE_SYNTAX}
        content={body}
        onReady={(editor) =>
          draft.attach({
            read: () => markdownOf(editor),
            write: (markdown) => changeMarkdown(editor, markdown),
          })
        }
        onChange={() => draft.touchBody()}
      />
    </section>
  );
}
