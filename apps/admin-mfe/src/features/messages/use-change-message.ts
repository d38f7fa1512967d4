import { readableText } from '@word-unfolded/api-client';
import { changeReaderMessageRoute, type ReaderMessage } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { showToast } from '@word-unfolded/ui';
import { useState } from 'react';
import { useReport } from '../../dashboard/actions/use-report.js';
import { useSend } from '../../dashboard/actions/use-send.js';

type Changes = Partial<Pick<ReaderMessage, 'status' | 'note'>>;

/** Changes status or note of a message at once, because it can be undone. */
export function useChangeMessage({ id }: Pick<ReaderMessage, 'id'>) {
  const language = useLanguage();
  const send = useSend();
  const report = useReport();
  const [isBusy, setBusy] = useState(false);
  const set = (body: Changes) => send(changeReaderMessageRoute, { params: { id }, body });

  /** @param before what undoes the changes */
  const change = async (changes: Changes, before: Changes, done: string) => {
    setBusy(true);
    try {
      await set(changes);
      await report(done, () => set(before));
    } catch (error) {
      showToast(readableText(error, language, 'action'), 'bad');
    } finally {
      setBusy(false);
    }
  };
  return { change, isBusy };
}
