import { readableText } from '@word-unfolded/api-client';
import { useLanguage } from '@word-unfolded/i18n';
import { showToast } from '@word-unfolded/ui';
import { useState } from 'react';
import { keepInJournal } from '../../../journal/local-entry.js';
import { useJournalEntry, type JournalEntryState } from '../../../journal/use-journal-entry.js';
import type { OwnMapping } from '../state/own-mapping.js';
import { useTexts } from '../texts.js';

/** What a mapping has to do with the journal. */
export type MappingInJournal = JournalEntryState & {
  readonly keep: () => void;
  /** Why it could not be kept, in the reader's language. */
  readonly problem: string | undefined;
};

/** Keeps a mapping in the journal, as it is now. */
export function useKeepMapping(
  owner: string,
  mapping: OwnMapping,
  { title, text }: { readonly title: string; readonly text: string },
): MappingInJournal {
  const t = useTexts();
  const language = useLanguage();
  const sourceId = `mapping-${mapping.id}`;
  const state = useJournalEntry(owner, sourceId, text, t('journal.saved'));
  const [problem, setProblem] = useState<string>();
  const keep = async () => {
    setProblem(undefined);
    try {
      const draft = {
        sourceId,
        title,
        content: text,
        scripture: mapping.reference,
        date: mapping.createdAt,
      };
      await keepInJournal(owner, draft);
      showToast(t('journal.queued'), 'good');
    } catch (error) {
      setProblem(readableText(error, language));
    }
  };
  return { ...state, problem, keep: () => void keep() };
}
