import { PAGES } from '@word-unfolded/domain';
import { FieldBox, Icon, VisuallyHidden } from '@word-unfolded/ui';
import { useId, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import styles from './help-page.module.css';
import { useTexts } from './texts.js';

type HelpSearchProps = {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly query: string;
  /** The number of matching questions. */
  readonly count: number;
  readonly onChange: (query: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onEnter: () => void;
};

/** The search field; the number of results is announced while the reader types. */
export function HelpSearch({ inputRef, query, count, onChange, onKeyDown, onEnter }: HelpSearchProps) {
  const t = useTexts();
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onEnter();
  };
  return (
    <form role="search" action={PAGES.help} className={styles.search} onSubmit={submit}>
      <label htmlFor={id}>
        <VisuallyHidden>{t('search')}</VisuallyHidden>
      </label>
      <FieldBox>
        <span className={styles.glass}>
          <Icon name="find" />
        </span>
        <input
          ref={inputRef}
          id={id}
          type="search"
          name="q"
          className={styles.input}
          value={query}
          placeholder={t('search')}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={onKeyDown}
        />
      </FieldBox>
      <p role="status" className={styles.count}>
        {query.trim() !== '' && t('found', { count })}
      </p>
    </form>
  );
}
