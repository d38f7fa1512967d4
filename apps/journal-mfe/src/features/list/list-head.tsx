import { JOURNAL_CATEGORIES, JOURNAL_LIMITS, JOURNAL_MOODS } from '@word-unfolded/domain';
import { FieldBox, Icon, VisuallyHidden } from '@word-unfolded/ui';
import { useId, type ReactNode } from 'react';
import { ChoiceBox } from '../../journal/components/choice-box.js';
import { useTexts } from '../../locales/texts.js';
import type { ChosenView } from './bulk/use-choice.js';
import styles from './list-head.module.css';

type FiltersProps = ChosenView & {
  readonly tags: readonly { readonly tag: string; readonly count: number }[];
};

/** The search field and the filters of the list. */
export function Filters({ choice, choose, tags }: FiltersProps) {
  const t = useTexts();
  const id = useId();
  return (
    <div role="search" className={styles.filters}>
      <FieldBox className={styles.find}>
        <label htmlFor={id} className={styles.sign}>
          <Icon name="find" small />
          <VisuallyHidden>{t('find.label')}</VisuallyHidden>
        </label>
        <input
          id={id}
          type="search"
          enterKeyHint="search"
          maxLength={JOURNAL_LIMITS.queryCharacters}
          placeholder={t('find.hint')}
          value={choice.q}
          onChange={({ target }) => choose('q', target.value)}
        />
      </FieldBox>
      <Filter
        label={t('filters.category')}
        value={choice.category}
        onChange={(value) => choose('category', value)}
      >
        {JOURNAL_CATEGORIES.map((each) => (
          <option key={each} value={each}>
            {t(`categories.${each}`)}
          </option>
        ))}
      </Filter>
      <Filter label={t('filters.mood')} value={choice.mood} onChange={(value) => choose('mood', value)}>
        {JOURNAL_MOODS.map((each) => (
          <option key={each} value={each}>
            {t(`moods.${each}`)}
          </option>
        ))}
      </Filter>
      <Filter label={t('filters.tag')} value={choice.tag} onChange={(value) => choose('tag', value)}>
        {choice.tag && !tags.some(({ tag }) => tag === choice.tag) && (
          <option value={choice.tag}>{choice.tag}</option>
        )}
        {tags.map(({ tag, count }) => (
          <option key={tag} value={tag}>
            {t('filters.tagCount', { tag, count })}
          </option>
        ))}
      </Filter>
    </div>
  );
}

type FilterProps = {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
};

/** A select without a visible label: its empty option shows the name. */
function Filter({ label, value = '', onChange, children }: FilterProps) {
  return (
    <ChoiceBox label={label} value={value} onChange={onChange}>
      <option value="">{label}</option>
      {children}
    </ChoiceBox>
  );
}
