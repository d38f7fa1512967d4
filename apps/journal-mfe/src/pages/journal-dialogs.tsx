import { PAGES } from '@word-unfolded/domain';
import { log, showToast, useLocation, useModule, useNavigate } from '@word-unfolded/ui';
import { closeDialog, useDialogRequest, type DialogRequest } from '../journal/dialog-request.js';
import { findEntry } from '../journal/find-entry.js';
import type { OwnJournal } from '../journal/use-own-journal.js';
import { useTexts } from '../locales/texts.js';

/** The dialogs of the journal, each loaded when it is first requested. */
export function JournalDialogs({ journal }: { readonly journal: OwnJournal }) {
  const t = useTexts();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { request } = useDialogRequest();
  const load = <Module,>(fetching: Promise<Module>) =>
    fetching.catch((error: unknown) => {
      log.error('A dialog could not be loaded', error);
      showToast(t('problems.part'), 'bad');
      closeDialog();
      throw error;
    });
  const is = (kind: DialogRequest['kind']) => request?.kind === kind;
  const exportJournal = useModule(
    () => load(import('../features/export-import/export-dialog.js')),
    is('export'),
  );
  const importFile = useModule(
    () => load(import('../features/export-import/import-dialog.js')),
    is('import'),
  );
  const share = useModule(() => load(import('../features/sharing/share-dialog.js')), is('share'));
  const links = useModule(() => load(import('../features/sharing/links-dialog.js')), is('links'));
  const purge = useModule(() => load(import('../features/bin/purge-dialog.js')), is('purge'));
  const shared =
    request?.kind === 'share' && journal.entries ? findEntry(journal.entries, request.key) : undefined;
  const leaveWhatIsGone = () => {
    closeDialog();
    if (pathname !== PAGES.journal) void navigate(`${PAGES.journal}?place=bin`, { replace: true });
  };
  return (
    <>
      {request?.kind === 'export' && exportJournal && (
        <exportJournal.ExportDialog
          entries={request.entries}
          whole={request.whole}
          isPart={request.whole && !journal.isWhole}
          onClose={closeDialog}
        />
      )}
      {request?.kind === 'import' && importFile && (
        <importFile.ImportDialog journal={journal} onClose={closeDialog} />
      )}
      {shared && share && (
        <share.ShareDialog entry={shared} mayWrite={journal.mayWrite} onClose={closeDialog} />
      )}
      {request?.kind === 'links' && links && <links.LinksDialog journal={journal} onClose={closeDialog} />}
      {request?.kind === 'purge' && purge && (
        <purge.PurgeDialog
          journal={journal}
          entries={request.entries}
          onDone={leaveWhatIsGone}
          onClose={closeDialog}
        />
      )}
    </>
  );
}
