import { readableText } from '@word-unfolded/api-client';
import { AppError, type FiledEntry } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import type { ReadJournalFile } from '@word-unfolded/journal-file';
import { Button, log } from '@word-unfolded/ui';
import { Dialog } from '@word-unfolded/ui/overlays';
import { useEffect, useRef, useState } from 'react';
import { dayText, noonOf } from '../../journal/days.js';
import styles from '../../journal/dialog-body.module.css';
import { offerUndo } from '../../journal/undo/undo-store.js';
import type { OwnJournal } from '../../journal/use-own-journal.js';
import { importFile } from './import-file.js';
import { importServer } from './import-server.js';
import { rejectionReason } from './entry-problem.js';
import { notHere } from './filed-entries.js';
import { Progress } from './progress.js';
import { useFileTexts } from './texts.js';

type ImportDialogProps = { readonly journal: OwnJournal; readonly onClose: () => void };

type State =
  | { readonly step: 'choose'; readonly problem?: string }
  | { readonly step: 'read'; readonly name: string; readonly file: ReadJournalFile }
  | { readonly step: 'bring'; readonly done: number; readonly total: number }
  | {
      readonly step: 'end';
      readonly brought: readonly FiledEntry[];
      readonly withoutHistory: boolean;
      readonly isWaiting: boolean;
      readonly problem?: string;
    };

/** The import of a file of entries: its content, then the progress, then the result. */
export function ImportDialog({ journal, onClose }: ImportDialogProps) {
  const t = useFileTexts();
  const language = useLanguage();
  const [state, setState] = useState<State>({ step: 'choose' });
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);
  const read = async (file: File) => {
    try {
      const { readJournalFile } = await import('@word-unfolded/journal-file');
      setState({ step: 'read', name: file.name, file: readJournalFile(await file.text()) });
    } catch (error) {
      if (!(error instanceof AppError)) log.warn('An import file could not be read', error);
      const problem =
        error instanceof AppError ? readableText(error, language, 'action') : t('import.unreadable');
      setState({ step: 'choose', problem });
    }
  };
  const bring = async (fresh: readonly FiledEntry[]) => {
    const cancelling = new AbortController();
    work.current = cancelling;
    setState({ step: 'bring', done: 0, total: fresh.length });
    const onProgress = (done: number) => setState({ step: 'bring', done, total: fresh.length });
    const result = await importFile(
      {
        journal: { importFile: journal.importFile, exchange: journal.exchangeNow },
        server: importServer(language),
      },
      fresh,
      onProgress,
      cancelling.signal,
    );
    const { keys, brought, hasFailed, withoutHistory, isWaiting } = result;
    if (keys.length > 0) offerUndo(t('import.done', { count: keys.length }), () => journal.purge(keys));
    const problem = hasFailed && { problem: t('import.stopped') };
    setState({ step: 'end', brought, withoutHistory, isWaiting, ...problem });
  };
  return (
    <Dialog title={t('import.title')} isOpen onOpenChange={onClose}>
      <div className={styles.body}>
        {state.step === 'choose' && <ChooseFile problem={state.problem} onFile={(file) => void read(file)} />}
        {state.step === 'read' && (
          <WhatIsInIt
            name={state.name}
            file={state.file}
            fresh={notHere(state.file.entries, journal.entries?.values() ?? [])}
            onBring={(fresh) => void bring(fresh)}
            onOther={() => setState({ step: 'choose' })}
          />
        )}
        {state.step === 'bring' && (
          <>
            <Progress
              text={t('import.progress', { done: state.done, count: state.total })}
              done={state.done}
              total={state.total}
            />
            <div className={styles.actions}>
              <Button onClick={() => work.current?.abort()}>{t('cancel')}</Button>
            </div>
          </>
        )}
        {state.step === 'end' && (
          <>
            <p role="status">{t('import.done', { count: state.brought.length })}</p>
            {state.problem && (
              <p role="alert" className={styles.problem}>
                {state.problem}
              </p>
            )}
            {state.isWaiting && <p className={styles.note}>{t('import.waits')}</p>}
            {state.withoutHistory && <p className={styles.note}>{t('import.history')}</p>}
            <NotTaken entries={state.brought} />
            <div className={styles.actions}>
              <Button variant="main" onClick={onClose}>
                {t('close')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}

type ChooseFileProps = { readonly problem: string | undefined; readonly onFile: (file: File) => void };

function ChooseFile({ problem, onFile }: ChooseFileProps) {
  const t = useFileTexts();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <p>{t('import.body')}</p>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={t('import.choose')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = ''; // allows choosing the same file again
        }}
      />
      <div className={styles.actions}>
        <Button variant="main" onClick={() => input.current?.click()}>
          {t('import.choose')}
        </Button>
      </div>
    </>
  );
}

type WhatIsInItProps = {
  readonly name: string;
  readonly file: ReadJournalFile;
  readonly fresh: readonly FiledEntry[];
  readonly onBring: (fresh: readonly FiledEntry[]) => void;
  readonly onOther: () => void;
};

function WhatIsInIt({ name, file, fresh, onBring, onOther }: WhatIsInItProps) {
  const { entries: filed, damaged } = file;
  const t = useFileTexts();
  const language = useLanguage();
  const days = filed.map(({ date }) => date).toSorted();
  const day = (at: number) => dayText(noonOf(days.at(at) ?? ''), 'long', language);
  const span = () =>
    day(0) === day(-1) ? t('import.day', { day: day(0) }) : t('import.days', { from: day(0), to: day(-1) });
  const known = filed.length - fresh.length;
  return (
    <>
      <p>
        {t('import.has', { name, count: filed.length })}
        {days.length > 0 && ` ${span()}`}
      </p>
      {known > 0 && <p className={styles.note}>{t('import.known', { count: known })}</p>}
      <Damaged numbers={damaged} />
      <div className={styles.actions}>
        <Button onClick={onOther}>{t('import.other')}</Button>
        {fresh.length > 0 && (
          <Button variant="main" onClick={() => onBring(fresh)}>
            {t('import.act', { count: fresh.length })}
          </Button>
        )}
      </div>
    </>
  );
}

/** The number of entries in the file that cannot be read; the others are imported. */
function Damaged({ numbers }: { readonly numbers: readonly number[] }) {
  const language = useLanguage();
  if (numbers.length === 0) return null;
  return (
    <ul className={styles.names}>
      {numbers.map((number) => (
        <li key={number}>
          {readableText(AppError.of('JOURNAL_FILE_ENTRY_DAMAGED', { number }), language, 'action')}
        </li>
      ))}
    </ul>
  );
}

function NotTaken({ entries }: { readonly entries: readonly FiledEntry[] }) {
  const t = useFileTexts();
  const language = useLanguage();
  const refused = entries.flatMap((entry) => {
    const reason = rejectionReason(entry, language);
    return reason ? [{ entry, reason }] : [];
  });
  if (refused.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>{t('import.notTaken', { count: refused.length })}</h3>
      <ul className={styles.names}>
        {refused.map(({ entry: { key, title, date }, reason }) => (
          <li key={key}>{t('import.reason', { name: title.slice(0, 80) || date, reason })}</li>
        ))}
      </ul>
    </section>
  );
}
