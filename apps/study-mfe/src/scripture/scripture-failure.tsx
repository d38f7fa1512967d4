import { isConnection, passageFailure, type FailedPlace } from '@word-unfolded/api-client';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, ErrorState } from '@word-unfolded/ui';
import { useTexts } from '../locales/texts.js';
import { ConnectionCauses } from './connection-causes.js';

type ScriptureFailureProps = {
  readonly error: unknown;
  readonly place: FailedPlace;
  readonly onRetry?: () => void;
};

/** Why Scripture could not be loaded, and the retry button (specification, section 8, "Scripture"). */
export function ScriptureFailure({ error, place, onRetry }: ScriptureFailureProps) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <ErrorState
      title={passageFailure(error, place, language)}
      actions={onRetry && <Button onClick={onRetry}>{t('error.retry')}</Button>}
    >
      {isConnection(error) && <ConnectionCauses />}
    </ErrorState>
  );
}
