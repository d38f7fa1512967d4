import type { PlanReminder } from '@word-unfolded/contracts';
import { useId, type ReactNode } from 'react';
import type { UsedReminder } from '../../hooks/use-reminder.js';
import { useTexts } from '../../texts.js';
import styles from './reminder.module.css';

type ReminderWaysProps = {
  readonly hour: number;
  readonly reminder: PlanReminder;
  readonly used: UsedReminder;
};

/** How a reminder comes: as an email, as a notification of this device, or both. */
export function ReminderWays({ hour, reminder, used }: ReminderWaysProps) {
  const t = useTexts();
  const { mail, publicKey } = reminder;
  const { push = 'unsupported', others = 0, isBusy } = used;
  const canPush = push === 'on' || push === 'off';
  const isNowhere = !mail && reminder.devices.length === 0;
  return (
    <fieldset className={styles.ways}>
      <legend>{t('reminder.ways')}</legend>
      <Way isChosen={mail} isDisabled={isBusy} onChoose={(chosen) => void used.save({ hour, mail: chosen })}>
        {t('reminder.mail')}
      </Way>
      <Way
        isChosen={push === 'on'}
        isDisabled={isBusy || !canPush}
        hint={
          canPush ? (others > 0 ? t('reminder.others', { count: others }) : undefined) : t(`reminder.${push}`)
        }
        onChoose={(chosen) => void (chosen ? used.addDevice(publicKey) : used.removeDevice())}
      >
        {t('reminder.push')}
      </Way>
      {isNowhere && <p className={styles.lead}>{t('reminder.nowhere')}</p>}
    </fieldset>
  );
}

type WayProps = {
  readonly isChosen: boolean;
  readonly isDisabled: boolean;
  readonly hint?: string | undefined;
  readonly onChoose: (isChosen: boolean) => void;
  readonly children: ReactNode;
};

function Way({ isChosen, isDisabled, hint, onChoose, children }: WayProps) {
  const hintId = useId();
  return (
    <div>
      <label className={styles.way}>
        <input
          type="checkbox"
          checked={isChosen}
          disabled={isDisabled}
          aria-describedby={hint === undefined ? undefined : hintId}
          onChange={({ target }) => onChoose(target.checked)}
        />
        {children}
      </label>
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
