import { isConnection, passageFailure } from '@word-unfolded/api-client';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, ErrorState } from '@word-unfolded/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.js';

const CAUSES = ['network', 'blocked', 'service'] as const;

type ScriptureErrorProps = {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** What can be read all the same. */
  readonly children?: ReactNode;
};

/** Why words of Scripture did not come, and the way to ask again (specification, section 8, "Scripture"). */
export function ScriptureError({ error, onRetry, children }: ScriptureErrorProps) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <ErrorState
      title={passageFailure(error, 'explorer', language)}
      actions={<Button onClick={onRetry}>{t('scripturePage.retry')}</Button>}
    >
      {isConnection(error) && (
        <>
          <p>{t('scripturePage.away')}</p>
          <p>{t('scripturePage.causes')}</p>
          <ul>
            {CAUSES.map((cause) => (
              <li key={cause}>{t(`scripturePage.cause.${cause}`)}</li>
            ))}
          </ul>
        </>
      )}
      <p>{children || t('scripturePage.kept')}</p>
    </ErrorState>
  );
}
