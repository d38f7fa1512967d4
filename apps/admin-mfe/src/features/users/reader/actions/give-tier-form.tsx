import { Button, DateField, SelectField, TextArea } from '@word-unfolded/ui';
import { useState, type SubmitEvent } from 'react';
import { useTexts } from '../../../../dashboard/texts.js';
import { useUserTexts } from '../../texts.js';
import type { ReaderDetail } from '../use-reader.js';
import styles from './give-tier-form.module.css';
import { GIVEN_TIERS, useGiveTier } from './use-give-tier.js';

type GiveTierFormProps = { readonly detail: ReaderDetail; readonly onClose: () => void };

/** Characters of a reason, as the contract bounds it. */
const REASON_CHARACTERS = 500;

/** Which tier, until when, and why. A tier that was given can be taken back here too. */
export function GiveTierForm({ detail, onClose }: GiveTierFormProps) {
  const t = useUserTexts();
  const common = useTexts();
  const { give, isBusy, failure } = useGiveTier(detail, onClose);
  const [tier, setTier] = useState<(typeof GIVEN_TIERS)[number]>('plus');
  const [until, setUntil] = useState('');
  const [reason, setReason] = useState('');
  const [isLate, setLate] = useState(false);
  const granted = detail.subscription?.granted;
  const isTooLong = reason.trim().length > REASON_CHARACTERS;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isPast = until !== '' && until < today();
    setLate(isPast);
    if (!isPast && !isTooLong && !isBusy) void give({ tier, until }, reason.trim());
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p>{t('gift.body')}</p>
      <SelectField
        label={t('gift.tier')}
        value={tier}
        onChange={({ currentTarget }) => {
          const chosen = GIVEN_TIERS.find((each) => each === currentTarget.value);
          if (chosen) setTier(chosen);
        }}
      >
        {GIVEN_TIERS.map((each) => (
          <option key={each} value={each}>
            {common(`tiers.${each}`)}
          </option>
        ))}
      </SelectField>
      <DateField
        label={t('gift.until')}
        hint={t('gift.untilHint')}
        error={isLate ? t('gift.past') : undefined}
        min={today()}
        value={until}
        onChange={setUntil}
      />
      <TextArea
        label={common('actions.reasonOptional')}
        hint={common('actions.reasonHint')}
        rows={2}
        limit={REASON_CHARACTERS}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <div className={styles.actions}>
        {granted && (
          <Button busy={isBusy} onClick={() => void give({ tier: null, until: '' }, reason.trim())}>
            {t('gift.take', { tier: common(`tiers.${granted.tier}`) })}
          </Button>
        )}
        <Button onClick={onClose}>{common('actions.cancel')}</Button>
        <Button type="submit" variant="main" busy={isBusy}>
          {t('gift.confirm', { tier: common(`tiers.${tier}`) })}
        </Button>
      </div>
    </form>
  );
}

const today = () => new Date().toISOString().slice(0, 10);
