import { PAGES, type Language } from '@word-unfolded/domain';
import { Button, FieldBox, useNavigate } from '@word-unfolded/ui';
import { useId, useState, type FormEvent } from 'react';
import { useTexts } from '../texts.js';
import styles from '../read-page.module.css';

type FindFormProps = {
  readonly language: Language;
  /** The abbreviation of the translation to search in. */
  readonly translation: string | undefined;
  readonly words?: string;
};

/** The address of a search in a translation; without one in the default translation of the language. */
export function searchAddress(language: Language, words: string, translation?: string, page = 1): string {
  const query = new URLSearchParams({
    q: words,
    ...(translation && { translation: translation.toLowerCase() }),
    ...(page > 1 && { page: String(page) }),
  });
  return `${PAGES.read}/${language}/search?${query}`;
}

/** A search for a passage or for words. It works without a script too. */
export function FindForm({ language, translation, words = '' }: FindFormProps) {
  const t = useTexts();
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState(words);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(searchAddress(language, text.trim(), translation));
  };
  return (
    <form
      role="search"
      className={styles.find}
      action={`${PAGES.read}/${language}/search`}
      aria-label={t('find.label')}
      onSubmit={submit}
    >
      <label htmlFor={id}>{t('find.label')}</label>
      <FieldBox className={styles.findBox}>
        <input
          id={id}
          name="q"
          value={text}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="search"
          onChange={({ target }) => setText(target.value)}
        />
        {translation && <input type="hidden" name="translation" value={translation.toLowerCase()} />}
        <Button type="submit">{t('find.open')}</Button>
      </FieldBox>
    </form>
  );
}
