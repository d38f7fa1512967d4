import { errorText, type Translation } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { FieldBox, VisuallyHidden } from '@word-unfolded/ui';
import { useId, useState, type FormEvent, type RefObject } from 'react';
import { useTexts } from '../../../locales/texts.js';
import styles from './reference-box.module.css';
import { TranslationPicker } from './translation-picker.js';

type ReferenceBoxProps = {
  /** What is open: the box says it until the reader writes something else. */
  readonly reference: string;
  readonly translations: readonly Translation[];
  readonly translationId: string | undefined;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onOpen: (reference: string, translationId: string | undefined) => void;
  readonly onChooseTranslation: (translationId: string) => void;
};

/** One box: where to read, and in which translation. */
export function ReferenceBox(props: ReferenceBoxProps) {
  const { reference, translations, translationId, inputRef, onOpen, onChooseTranslation } = props;
  const t = useTexts();
  const language = useLanguage();
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const text = draft ?? reference;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    setMissing(wanted === '');
    if (wanted === '') return;
    setDraft(undefined);
    inputRef.current?.blur(); // on a phone the keyboard gives the page back
    onOpen(wanted, translationId);
  };

  return (
    <form role="search" className={styles.form} aria-label={t('box.label')} onSubmit={submit}>
      <FieldBox className={styles.box}>
        <label htmlFor={id}>
          <VisuallyHidden>{t('box.reference')}</VisuallyHidden>
        </label>
        <input
          ref={inputRef}
          id={id}
          className={styles.input}
          value={text}
          placeholder={t('box.placeholder')}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="go"
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}-error` : undefined}
          onChange={({ target }) => setDraft(target.value)}
          onFocus={({ target }) => target.select()}
        />
        <TranslationPicker
          translations={translations}
          chosen={translationId}
          onChoose={onChooseTranslation}
        />
      </FieldBox>
      {isMissing && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          {errorText('SCRIPTURE_REFERENCE_REQUIRED', language)}
        </p>
      )}
    </form>
  );
}
