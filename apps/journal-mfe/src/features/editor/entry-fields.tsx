import { JOURNAL_CATEGORIES, JOURNAL_LIMITS, JOURNAL_MOODS } from '@word-unfolded/domain';
import { FieldBox, Icon } from '@word-unfolded/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../locales/texts.js';
import { isOneOf } from '../../journal/is-one-of.js';
import type { DraftFields, EntryDraft } from './entry-draft.js';
import { useEditorTexts } from './texts.js';
import styles from './fields.module.css';
import { TagsField } from './tags-field.js';

type EntryFieldsProps = {
  readonly fields: DraftFields;
  readonly knownTags: readonly string[];
  readonly onChange: EntryDraft['change'];
};

/** What is said of an entry beside its text. */
export function EntryFields({ fields, knownTags, onChange }: EntryFieldsProps) {
  const t = useEditorTexts();
  const words = useTexts();
  return (
    <div className={styles.fields}>
      <FieldBox className={styles.small}>
        <input
          type="date"
          required
          aria-label={t('date')}
          value={fields.date}
          onChange={({ target }) => target.value && onChange({ date: target.value })}
        />
      </FieldBox>
      <Choice
        label={t('category')}
        value={fields.category}
        onChange={(value) => onChange({ category: isOneOf(JOURNAL_CATEGORIES, value) ?? 'uncategorized' })}
      >
        {JOURNAL_CATEGORIES.map((each) => (
          <option key={each} value={each}>
            {words(`categories.${each}`)}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('mood')}
        value={fields.mood ?? ''}
        onChange={(value) => onChange({ mood: isOneOf(JOURNAL_MOODS, value) ?? null })}
      >
        <option value="">{t('noMood')}</option>
        {JOURNAL_MOODS.map((each) => (
          <option key={each} value={each}>
            {words(`moods.${each}`)}
          </option>
        ))}
      </Choice>
      <FieldBox className={styles.small}>
        <input
          aria-label={t('scripture')}
          placeholder={t('scripture')}
          maxLength={JOURNAL_LIMITS.scriptureCharacters}
          value={fields.scripture}
          onChange={({ target }) => onChange({ scripture: target.value })}
        />
      </FieldBox>
      <TagsField tags={fields.tags} known={knownTags} onChange={(tags) => onChange({ tags })} />
    </div>
  );
}

type ChoiceProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
};

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <FieldBox className={styles.small}>
      <select
        aria-label={label}
        className={styles.select}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {children}
      </select>
      <span className={styles.fold}>
        <Icon name="down" small />
      </span>
    </FieldBox>
  );
}
