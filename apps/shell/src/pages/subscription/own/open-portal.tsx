import { readableText } from '@word-unfolded/api-client';
import { useLanguage } from '@word-unfolded/i18n';
import { Button } from '@word-unfolded/ui';
import { useCheckout } from '../../../plans/use-checkout.js';
import styles from '../subscription-page.module.css';
import { useTexts } from '../texts.js';

/** Leads to the portal of the payment provider, where the card is changed. */
export function OpenPortal({ isUrgent }: { readonly isUrgent: boolean }) {
  const t = useTexts();
  const language = useLanguage();
  const { isBusy, error, openPortal } = useCheckout();
  return (
    <>
      <Button
        variant={isUrgent ? 'main' : 'line'}
        busy={isBusy}
        title={t('own.opensProvider')}
        onClick={() => void openPortal()}
      >
        {t('own.portal')}
      </Button>
      {error !== undefined && (
        <p role="alert" className={styles.failed}>
          {t('own.portalFailed')}. {readableText(error, language, 'action')}
        </p>
      )}
    </>
  );
}
