import { resumeSubscriptionRoute } from '@word-unfolded/contracts';
import { Button } from '@word-unfolded/ui';
import { useTexts } from '../texts.js';
import { useRenewalChange } from './use-renewal-change.js';

/** Takes a cancellation back. */
export function ResumeSubscription() {
  const t = useTexts();
  const { isBusy, change } = useRenewalChange(resumeSubscriptionRoute, {
    done: t('own.resumed'),
    failed: t('own.resumeFailed'),
  });
  return (
    <Button variant="main" busy={isBusy} onClick={() => void change()}>
      {t('own.resume')}
    </Button>
  );
}
