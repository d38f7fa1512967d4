import type { Editor } from '@tiptap/core';
import { errorText } from '@word-unfolded/contracts';
import { JOURNAL_LIMITS, PAGES } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import type { DeviceEntry } from '@word-unfolded/offline';
import { changeMarkdown, markdownOf, setMarkdown, TextEditor } from '@word-unfolded/text-editor';
import {
  ButtonLink,
  Icon,
  IconButton,
  Link,
  useLayer,
  usePageTitle,
  VisuallyHidden,
} from '@word-unfolded/ui';
import { useEffect, useState } from 'react';
import { entryAddress } from '../../journal/addresses.js';
import { Sign } from '../../journal/components/sign.js';
import type { OwnJournal } from '../../journal/use-own-journal.js';
import { useTexts } from '../../locales/texts.js';
import { ConflictNotice } from './conflict-notice.js';
import { Counts } from './text/counts.js';
import { DraftStatus } from './draft/draft-status.js';
import { EntryFields } from './entry-fields.js';
import { FoldedFields } from './folded-fields.js';
import styles from './entry-editor.module.css';
import { Templates } from './templates.js';
import { useEditorTexts } from './texts.js';
import { UnsavedText } from './draft/unsaved-text.js';
import { useEntryDraft } from './draft/entry-draft.js';

type EntryEditorProps = {
  readonly journal: OwnJournal;
  /** The entry to edit; undefined for a new one. */
  readonly entry: DeviceEntry | undefined;
  readonly knownTags: readonly string[];
  /** Whether the reader comes from choosing between two versions, and writes on. */
  readonly takesFocus: boolean;
  readonly onCompare: (key: string) => void;
};

/** The editor of an entry. It saves while the reader types. */
export function EntryEditor({ journal, entry, knownTags, takesFocus, onCompare }: EntryEditorProps) {
  const t = useEditorTexts();
  const words = useTexts();
  const { draft, state } = useEntryDraft(journal, entry);
  const [editor, setEditor] = useState<Editor>();
  const [isFocus, setFocus] = useState(false);
  const { fields, key } = state;
  const stored = key === undefined ? undefined : journal.entries?.get(key);
  usePageTitle(fields.title || t('new'));
  useLayer(isFocus, () => setFocus(false));
  useEffect(() => {
    if (!isFocus) return;
    const leave = ({ key: pressed }: KeyboardEvent) => pressed === 'Escape' && setFocus(false);
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [isFocus]);
  return (
    <article className={styles.page} data-focus={isFocus || undefined} aria-label={fields.title || t('new')}>
      <header className={styles.head}>
        <Link to={key === undefined ? PAGES.journal : entryAddress(key)} className={styles.back}>
          <Icon name="back" small />
          {key === undefined ? words('title') : t('done')}
        </Link>
        <DraftStatus state={state} entry={stored} />
        <IconButton
          label={t(isFocus ? 'focus.leave' : 'focus.enter')}
          aria-pressed={isFocus}
          onClick={() => setFocus(!isFocus)}
        >
          <Sign name="focus" />
        </IconButton>
      </header>
      {state.saved === 'failed' && <UnsavedText draft={draft} />}
      <ConflictNotice journal={journal} draft={draft} entry={stored} onCompare={onCompare} />
      <VisuallyHidden>
        <h1>{fields.title || t('new')}</h1>
      </VisuallyHidden>
      <TitleField title={fields.title} onChange={(title) => draft.change({ title })} />
      {!isFocus && (
        <FoldedFields fields={fields}>
          <EntryFields fields={fields} knownTags={knownTags} onChange={draft.change} />
        </FoldedFields>
      )}
      {!entry && editor && (
        <Templates
          editor={editor}
          onChoose={(category, content) => {
            setMarkdown(editor, content);
            draft.change({ category });
            draft.touchText();
            editor.chain().focus('start').selectTextblockEnd().splitBlock().run(); // the cursor starts below the first heading
          }}
        />
      )}
      <TextEditor
        label={t('text.label')}
        hint={t('text.hint')}
        content={fields.content}
        onReady={(editor) => {
          draft.attach({
            read: () => markdownOf(editor),
            write: (content) => changeMarkdown(editor, content),
          });
          setEditor(editor);
          if (takesFocus) editor.commands.focus('end', { scrollIntoView: false });
        }}
        onChange={() => draft.touchText()}
      />
      <footer className={styles.foot}>
        <Counts content={fields.content} />
        {key !== undefined && (
          <ButtonLink variant="main" to={entryAddress(key)}>
            {t('done')}
          </ButtonLink>
        )}
      </footer>
    </article>
  );
}

function TitleField({
  title,
  onChange,
}: {
  readonly title: string;
  readonly onChange: (title: string) => void;
}) {
  const t = useEditorTexts();
  const language = useLanguage();
  const isLong = title.length > JOURNAL_LIMITS.titleCharacters;
  const problem = errorText('ENTRY_TITLE_TOO_LONG', language, { max: JOURNAL_LIMITS.titleCharacters });
  return (
    <div>
      <input
        className={styles.title}
        aria-label={t('title')}
        aria-invalid={isLong || undefined}
        placeholder={t('title')}
        value={title}
        onChange={({ target }) => onChange(target.value)}
      />
      {isLong && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
