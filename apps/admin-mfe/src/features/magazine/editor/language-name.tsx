import { useStore } from 'zustand';
import type { ReactNode } from 'react';
import type { PostDraft } from '../draft/post-draft.js';
import { useMagazineTexts } from '../texts.js';
import styles from './editor.module.css';

type LanguageNameProps = { readonly draft: PostDraft; readonly children?: ReactNode };

/** The line above a text that stands beside its version in the other language: its language, and what belongs to it. */
export function LanguageName({ draft, children }: LanguageNameProps) {
  const t = useMagazineTexts();
  const language = useStore(draft.state, ({ post }) => post.language);
  return (
    <div className={styles.row}>
      <span className={styles.name}>{t(`languages.${language}`)}</span>
      {children}
    </div>
  );
}
