import { isConnection, isUnanswered, passageFailure } from '@word-unfolded/api-client';
import { AppError } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, ErrorState } from '@word-unfolded/ui';
import { useTexts } from '../../../../locales/texts.js';
import type { RequestedPassage } from '../../../../scripture/api/passage-query.js';
import { ConnectionCauses } from '../../../../scripture/connection-causes.js';
import { Examples } from '../welcome/examples.js';
import { FallbackPassage } from './fallback-passage.js';
import styles from './passage-error.module.css';

type PassageErrorProps = {
  readonly error: unknown;
  readonly requested: RequestedPassage;
  /** The passage that stays open below; empty when there was none. */
  readonly storedReference: string;
  readonly onRetry: () => void;
  readonly onChange: () => void;
};

/** Why a passage could not be opened, what is kept, what can be read instead, and what to do next. */
export function PassageError({ error, requested, storedReference, onRetry, onChange }: PassageErrorProps) {
  const t = useTexts();
  const language = useLanguage();
  const isReaders = isAboutReference(error);
  const act = isReaders ? (
    <Button variant="line" onClick={onChange}>
      {t('error.change')}
    </Button>
  ) : (
    <Button variant="line" onClick={onRetry}>
      {t('error.retry')}
    </Button>
  );
  return (
    <div className={styles.place}>
      <ErrorState title={passageFailure(error, 'finder', language)} actions={act}>
        {isConnection(error) && <ConnectionCauses />}
        {storedReference && <p>{t('error.kept', { reference: storedReference })}</p>}
        {isReaders && !storedReference && <Examples />}
      </ErrorState>
      {isUnanswered(error) && <FallbackPassage requested={requested} />}
    </div>
  );
}

/** Whether the reader can correct the error by requesting something else; other errors are temporary or our fault. */
function isAboutReference(error: unknown): boolean {
  return (
    error instanceof AppError && error.status < 500 && error.code !== 'RATE_LIMITED' && !isUnanswered(error)
  );
}
