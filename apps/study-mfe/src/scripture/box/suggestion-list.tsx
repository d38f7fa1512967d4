import { Icon } from '@word-unfolded/ui';
import { useTexts } from '../../locales/texts.js';
import styles from './suggestion-list.module.css';
import type { BoxSuggestion } from './use-suggestions.js';

type SuggestionListProps = {
  readonly id: string;
  readonly suggestions: readonly BoxSuggestion[];
  /** Index of the active suggestion. */
  readonly active: number | undefined;
  readonly onChoose: (suggestion: BoxSuggestion) => void;
};

/** The element id of a suggestion. */
export const suggestionId = (listId: string, index: number) => `${listId}-${index}`;

/** The suggestions. The focus stays in the input, which references the active one. */
export function SuggestionList({ id, suggestions, active, onChoose }: SuggestionListProps) {
  const t = useTexts();
  return (
    <ul id={id} role="listbox" aria-label={t('box.suggestions')} className={styles.list}>
      {suggestions.map((suggestion, index) => (
        // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events -- the box has the focus, and its Enter chooses
        <li
          key={`${suggestion.kind} ${suggestion.text}`}
          id={suggestionId(id, index)}
          role="option"
          aria-selected={index === active}
          className={styles.option}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
        >
          <Icon name={suggestion.kind === 'reference' ? 'page' : 'find'} small />
          <span className={styles.text}>
            {suggestion.text}
            {suggestion.verse !== undefined && <span className={styles.verse}>{suggestion.verse}</span>}
          </span>
          <span className={styles.kind}>{t(`box.kinds.${suggestion.kind}`)}</span>
        </li>
      ))}
    </ul>
  );
}
