import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callRoute, getData, readableText } from '@word-unfolded/api-client';
import { getVersionRoute, listVersionsRoute, restoreVersionRoute } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import type { DeviceEntry } from '@word-unfolded/offline';
import { ComparedText } from '@word-unfolded/text-editor';
import { Button, showToast, TextSkeleton } from '@word-unfolded/ui';
import { Dialog, type OverlayProps } from '@word-unfolded/ui/overlays';
import { useState } from 'react';
import { dayText } from '../../journal/days.js';
import type { OwnJournal } from '../../journal/use-own-journal.js';
import styles from './history-dialog.module.css';
import { useEntryTexts } from './texts.js';

type HistoryDialogProps = OverlayProps & { readonly journal: OwnJournal; readonly entry: DeviceEntry };

/** Every version of an entry that the server has, each with its difference from the current text. */
export function HistoryDialog({ journal, entry, isOpen, onOpenChange }: HistoryDialogProps) {
  const t = useEntryTexts();
  const language = useLanguage();
  const { serverId: id } = entry;
  const versions = useQuery({
    queryKey: ['versions', id, entry.atLeast],
    queryFn: ({ signal }) =>
      getData(listVersionsRoute, { params: { id: id ?? '' }, query: { limit: '100' } }, { language, signal }),
    enabled: isOpen && id !== null,
    retry: false,
  });
  const [open, setOpen] = useState<number>();
  return (
    <Dialog title={t('versions.title')} isOpen={isOpen} onOpenChange={onOpenChange}>
      {id === null && <p>{t('versions.notYet')}</p>}
      {id !== null && versions.isPending && <TextSkeleton lines={4} label={t('versions.loading')} />}
      {versions.isError && (
        <p role="alert">
          {navigator.onLine ? readableText(versions.error, language, 'load') : t('versions.away')}
        </p>
      )}
      {versions.data?.length === 0 && <p>{t('versions.empty')}</p>}
      <ol className={styles.list}>
        {versions.data?.map(({ number, kind, at, title }) => (
          <li key={number} className={styles.row}>
            <button
              type="button"
              className={styles.version}
              aria-expanded={open === number}
              onClick={() => setOpen(open === number ? undefined : number)}
            >
              <span>{dayText(new Date(at), 'time', language)}</span>
              <span className={styles.aside}>{[t(`versions.kinds.${kind}`), title].join(', ')}</span>
            </button>
            {open === number && id !== null && (
              <Version
                id={id}
                number={number}
                when={dayText(new Date(at), 'time', language)}
                journal={journal}
                entry={entry}
              />
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

type VersionProps = {
  readonly id: string;
  readonly number: number;
  readonly when: string;
  readonly journal: OwnJournal;
  readonly entry: DeviceEntry;
};

function Version({ id, number, when, journal, entry }: VersionProps) {
  const t = useEntryTexts();
  const language = useLanguage();
  const queries = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const params = { id, n: String(number) };
  const { data, error } = useQuery({
    queryKey: ['version', id, number],
    queryFn: ({ signal }) => getData(getVersionRoute, { params }, { language, signal }),
    staleTime: Infinity,
    retry: false,
  });
  const restore = async () => {
    try {
      await callRoute(restoreVersionRoute, { params }, { language });
      journal.exchange();
      await queries.invalidateQueries({ queryKey: ['versions', id] });
      showToast(t('versions.restored', { when }), 'good');
    } catch (failure) {
      setProblem(readableText(failure, language, 'action'));
    }
  };
  const said = problem ?? (error ? readableText(error, language, 'load') : undefined);
  return (
    <div className={styles.text}>
      {said && <p role="alert">{said}</p>}
      {!data && !said && <TextSkeleton lines={3} label={t('versions.loading')} />}
      {data && (
        <>
          <p className={styles.aside}>{t('versions.difference')}</p>
          <p className={styles.words}>
            <ComparedText
              before={`${data.title}\n\n${data.content}`}
              after={`${entry.working.title}\n\n${entry.working.content}`}
            />
          </p>
          {journal.mayWrite && <Button onClick={() => void restore()}>{t('versions.restore')}</Button>}
        </>
      )}
    </div>
  );
}
