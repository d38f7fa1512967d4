import { isConnection, isUnanswered, passageFailure } from '@word-unfolded/api-client';
import { AppError } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, ErrorState } from '@word-unfolded/ui';
import { useTexts } from '../../../../locales/texts.js';
import type { RequestedPassage } from '../../../../scripture/api/passage-query.js';
import { ConnectionCauses } from '../../../../scripture/connection-causes.js';
import { useFallbackPassage } from '../../hooks/use-fallback-passage.js';
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
  const isAway = isUnanswered(error);
  const here = useFallbackPassage(requested)?.translation.id;
  // Nothing is missing where the passage comes with the page in the translation that was asked for.
  const isHere = isAway && here !== undefined && here === (requested.translationId ?? here);
  const act = isReaders ? (
    <Button variant="line" onClick={onChange}>
      {t('error.change')}
    </Button>
  ) : (
    <Button variant="line" onClick={onRetry}>
      {t('error.retry')}
    </Button>
  );
  const kept = storedReference && <p>{t('error.kept', { reference: storedReference })}</p>;
  return (
    <div className={styles.place}>
      {isHere ? (
        <>
          <p role="status">
            {t('error.away')} {t('fromDevice')}
          </p>
          {isConnection(error) && <ConnectionCauses />}
          {kept}
          {act}
        </>
      ) : (
        <ErrorState title={passageFailure(error, 'finder', language)} actions={act}>
          {isConnection(error) && <ConnectionCauses />}
          {kept}
          {isReaders && !storedReference && <Examples />}
        </ErrorState>
      )}
      {isAway && <FallbackPassage requested={requested} />}
    </div>
  );
}

/** Whether the reader can correct the error by requesting something else; other errors are temporary or our fault. */
function isAboutReference(error: unknown): boolean {
  return (
    error instanceof AppError && error.status < 500 && error.code !== 'RATE_LIMITED' && !isUnanswered(error)
  );
}
