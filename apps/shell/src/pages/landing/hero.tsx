import { errorText } from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { Remote } from '@word-unfolded/mfe-runtime';
import { Button, FieldBox, Link, useSearchParams } from '@word-unfolded/ui';
import { useId, useState, type FormEvent } from 'react';
import styles from './hero.module.css';
import { ScripturePage } from './scripture-page/scripture-page.js';
import { plainReference, REFERENCE } from './study-address.js';
import { useTexts } from './texts.js';

/** The landing page with a passage. */
const addressOf = (reference: string) =>
  `${PAGES.home}?${new URLSearchParams({ [REFERENCE]: plainReference(reference) })}`;

const EXAMPLES = ['psalm', 'letter', 'gospel'] as const;

/** Presents the product by letting a visitor use it. The open passage is in the address, so that it can be shared. */
export function Hero() {
  const t = useTexts();
  const [search, setSearch] = useSearchParams();
  const reference = search.get(REFERENCE)?.trim() || t('try.opening');
  const open = (wanted: string) =>
    setSearch({ [REFERENCE]: plainReference(wanted) }, { preventScrollReset: true });
  const [isAsking, setAsking] = useState(false);
  const ask = () => {
    open(reference); // the assistant answers about the passage of the address
    setAsking(true);
  };
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.open}>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.say}>{t('say')}</p>
          <TryForm key={reference} reference={reference} onOpen={open} />
          <ul className={styles.examples} aria-label={t('try.examplesLabel')}>
            {EXAMPLES.map((each) => (
              <li key={each}>
                <Link to={addressOf(t(`try.examples.${each}`))} preventScrollReset>
                  {t(`try.examples.${each}`)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <ScripturePage reference={reference} onOpen={open} onAsk={ask} />
        {isAsking && (
          <div className={styles.theo}>
            <Remote name="study" page="visitorTheo" fallback={<LoadingTheo />} />
          </div>
        )}
      </div>
    </section>
  );
}

function LoadingTheo() {
  const t = useTexts();
  return <p role="status">{t('scripturePage.asking')}</p>;
}

type TryFormProps = { readonly reference: string; readonly onOpen: (reference: string) => void };

function TryForm({ reference, onOpen }: TryFormProps) {
  const t = useTexts();
  const language = useLanguage();
  const id = useId();
  const [text, setText] = useState(reference);
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(text.trim() === '');
    if (text.trim() !== '') onOpen(text.trim());
  };
  return (
    <form
      role="search"
      className={styles.try}
      aria-label={t('try.label')}
      action={`${PAGES.read}/${language}/search`}
      onSubmit={submit}
    >
      <label htmlFor={id}>{t('try.label')}</label>
      <FieldBox className={styles.box}>
        <input
          id={id}
          name="q"
          value={text}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="go"
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}-error` : undefined}
          onChange={({ target }) => setText(target.value)}
          onFocus={({ target }) => target.select()}
        />
        <Button variant="main" type="submit">
          {t('try.open')}
        </Button>
      </FieldBox>
      {isMissing && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          {errorText('SCRIPTURE_REFERENCE_REQUIRED', language)}
        </p>
      )}
    </form>
  );
}
