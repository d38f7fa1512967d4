import { CONVERSATION_LIMITS } from '@word-unfolded/contracts';
import { Button, Field } from '@word-unfolded/ui';
import { useState, type FormEvent } from 'react';
import type { HistoryView } from '../history-address.js';
import { useHistoryTexts } from '../texts.js';
import styles from './history.module.css';

type HistorySearchProps = {
  readonly view: HistoryView;
  readonly onChange: (change: Partial<HistoryView>) => void;
};

/** Searches active or archived conversations by words. */
export function HistorySearch({ view, onChange }: HistorySearchProps) {
  const t = useHistoryTexts();
  const [words, setWords] = useState(view.search);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange({ search: words.trim() });
  };
  const clear = () => {
    setWords('');
    onChange({ search: '' });
  };
  return (
    <div className={styles.find}>
      <form role="search" className={styles.search} onSubmit={submit}>
        <Field
          label={t('search.label')}
          type="search"
          value={words}
          maxLength={CONVERSATION_LIMITS.searchCharacters}
          onChange={({ target }) => setWords(target.value)}
        />
        <Button type="submit">{t('search.submit')}</Button>
        {view.search !== '' && (
          <Button variant="quiet" onClick={clear}>
            {t('search.clear')}
          </Button>
        )}
      </form>
      <div role="group" aria-label={t('which.label')} className={styles.which}>
        {[false, true].map((archived) => (
          <button
            key={String(archived)}
            type="button"
            className={styles.choice}
            aria-pressed={view.archived === archived}
            onClick={() => onChange({ archived })}
          >
            {t(archived ? 'which.archived' : 'which.active')}
          </button>
        ))}
      </div>
    </div>
  );
}
