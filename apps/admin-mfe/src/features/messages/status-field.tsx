import { READER_MESSAGE_STATUSES, type ReaderMessage } from '@word-unfolded/contracts';
import { SelectField } from '@word-unfolded/ui';
import { useMessageTexts } from './texts.js';
import { useChangeMessage } from './use-change-message.js';

/** The status of a message, which is changed by choosing another one. */
export function StatusField({ message }: { readonly message: ReaderMessage }) {
  const t = useMessageTexts();
  const { change, isBusy } = useChangeMessage(message);
  const { status } = message;
  return (
    <SelectField
      label={t('status')}
      value={status}
      disabled={isBusy}
      onChange={({ currentTarget }) => {
        const next = READER_MESSAGE_STATUSES.find((each) => each === currentTarget.value);
        if (next)
          void change({ status: next }, { status }, t('statusDone', { status: t(`statuses.${next}`) }));
      }}
    >
      {READER_MESSAGE_STATUSES.map((each) => (
        <option key={each} value={each}>
          {t(`statuses.${each}`)}
        </option>
      ))}
    </SelectField>
  );
}
