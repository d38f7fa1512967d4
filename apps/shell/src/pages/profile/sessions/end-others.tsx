import { formatsOf, useLanguage } from '@word-unfolded/i18n';
import { Button, useOverlay } from '@word-unfolded/ui';
import profileStyles from '../profile.module.css';
import { useTexts } from '../texts.js';

type EndOthersProps = {
  /** The names of the affected devices. */
  readonly devices: readonly string[];
  readonly isBusy: boolean;
  readonly onEnd: () => Promise<unknown>;
};

/**
 * Ends every session but this one, after a confirmation that lists the devices. Without other sessions the button stays
 * and says so.
 */
export function EndOthers({ devices, isBusy, onEnd }: EndOthersProps) {
  const t = useTexts();
  const language = useLanguage();
  const { trigger, overlay, module } = useOverlay('dialog', () => import('@word-unfolded/ui/overlays'));
  const isAlone = devices.length === 0;
  const close = () => overlay.onOpenChange(false);
  const values = { count: devices.length, devices: formatsOf(language).list([...new Set(devices)]) };
  return (
    <div className={profileStyles.actions}>
      <Button {...trigger} busy={isAlone || isBusy}>
        {t('sessions.endOthers')}
      </Button>
      <p role="status" className={profileStyles.soft}>
        {isAlone && t('sessions.alone')}
      </p>
      {module && (
        <module.ConfirmDialog
          title={t('sessions.endOthersTitle')}
          confirm={t('sessions.endOthers')}
          cancel={t('cancel')}
          isOpen={overlay.isOpen}
          isBusy={isBusy}
          onConfirm={() => void onEnd().then(close)}
          onCancel={close}
        >
          <p>{t('sessions.endOthersBody', values)}</p>
        </module.ConfirmDialog>
      )}
    </div>
  );
}
