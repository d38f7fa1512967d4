import { readableText } from '@word-unfolded/api-client';
import { CatalogueError } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, ErrorState } from '@word-unfolded/ui';
import { useTexts } from '../../../locales/texts.js';
import { Examples } from './examples.js';
import styles from './passage-error.module.css';

type PassageErrorProps = {
  readonly error: unknown;
  /** What stays open below; empty when nothing was open. */
  readonly keptReference: string;
  readonly onRetry: () => void;
  readonly onChange: () => void;
};

/** Why a passage could not be opened, what is kept, and what to do next. */
export function PassageError({ error, keptReference, onRetry, onChange }: PassageErrorProps) {
  const t = useTexts();
  const language = useLanguage();
  const isReaders = isAboutReference(error);
  const act = isReaders ? (
    <Button look="line" onClick={onChange}>
      {t('error.change')}
    </Button>
  ) : (
    <Button look="line" onClick={onRetry}>
      {t('error.retry')}
    </Button>
  );
  return (
    <div className={styles.place}>
      <ErrorState title={readableText(error, language)} acts={act}>
        {keptReference && <p>{t('error.kept', { reference: keptReference })}</p>}
        {isReaders && !keptReference && <Examples />}
      </ErrorState>
    </div>
  );
}

/** An error that the reader can mend by asking for something else; the others pass, or are ours. */
function isAboutReference(error: unknown): boolean {
  return error instanceof CatalogueError && error.status < 500 && error.code !== 'RATE_LIMITED';
}
