import { SettingChoice } from '@word-unfolded/ui';
import { useState } from 'react';
import type { PostDraft } from '../draft/post-draft.js';
import { useMagazineTexts } from '../texts.js';
import styles from './editor.module.css';
import { EditorPane } from './editor-pane.js';
import { LanguageName } from './language-name.js';
import { PreviewPane } from './preview-pane.js';
import { TwinPane } from './twin-pane.js';

const VIEWS = ['write', 'preview', 'both'] as const;

type View = (typeof VIEWS)[number];

/** Pixels from which the text and its preview stand side by side. */
const WIDE = 1100;

/** The text, beside it how readers will see it, or the version in the other language. */
export function Panes({ draft }: { readonly draft: PostDraft }) {
  const t = useMagazineTexts();
  const [view, setView] = useState<View>(() => (window.innerWidth >= WIDE ? 'preview' : 'write'));
  return (
    <>
      <SettingChoice
        label={t('views.label')}
        values={VIEWS}
        chosen={view}
        nameOf={(each) => t(`views.${each}`)}
        onChoose={setView}
      />
      <div className={styles.panes} data-view={view}>
        <div className={styles.pane}>
          {view === 'both' && <LanguageName draft={draft} />}
          <EditorPane draft={draft} />
        </div>
        {view === 'preview' && <PreviewPane draft={draft} />}
        {view === 'both' && <TwinPane draft={draft} />}
      </div>
    </>
  );
}
