import { JOURNAL_CATEGORIES, JOURNAL_LIMITS, JOURNAL_MOODS } from '@word-unfolded/domain';
import { DateInput, FieldBox } from '@word-unfolded/ui';
import { ChoiceBox } from '../../journal/components/choice-box.js';
import { useTexts } from '../../locales/texts.js';
import { dayOf } from '../../journal/days.js';
import { isOneOf } from '../../journal/is-one-of.js';
import type { EntryDraft } from './draft/entry-draft.js';
import { useEditorTexts } from './texts.js';
import styles from './fields.module.css';
import { TagsField } from './tags-field.js';
import type { DraftFields } from './draft/written-together.js';

type EntryFieldsProps = {
  readonly fields: DraftFields;
  readonly knownTags: readonly string[];
  readonly onChange: EntryDraft['change'];
};

/** The fields of an entry other than its text. */
export function EntryFields({ fields, knownTags, onChange }: EntryFieldsProps) {
  const t = useEditorTexts();
  const words = useTexts();
  return (
    <div className={styles.fields}>
      <div>
        <FieldBox className={styles.small}>
          <DateInput
            required
            label={t('date')}
            value={fields.date}
            onChange={(date) => date !== '' && onChange({ date })}
          />
        </FieldBox>
        <p role="status" className={styles.hint}>
          {fields.date > dayOf(new Date()) && t('dateToCome')}
        </p>
      </div>
      <ChoiceBox
        label={t('category')}
        value={fields.category}
        onChange={(value) => onChange({ category: isOneOf(JOURNAL_CATEGORIES, value) ?? 'uncategorized' })}
      >
        {JOURNAL_CATEGORIES.map((each) => (
          <option key={each} value={each}>
            {words(`categories.${each}`)}
          </option>
        ))}
      </ChoiceBox>
      <ChoiceBox
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
      </ChoiceBox>
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
