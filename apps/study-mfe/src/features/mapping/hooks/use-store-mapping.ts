import { readableText } from '@word-unfolded/api-client';
import { useLanguage } from '@word-unfolded/i18n';
import { showToast } from '@word-unfolded/ui';
import { useState } from 'react';
import { saveInJournal } from '../../../journal/local-entry.js';
import { useJournalEntry, type JournalEntryState } from '../../../journal/use-journal-entry.js';
import type { OwnMapping } from '../state/own-mapping.js';
import { useTexts } from '../texts.js';

/** The state and the actions that connect a mapping with the journal. */
export type MappingInJournal = JournalEntryState & {
  readonly store: () => void;
  /** Why it could not be saved, in the reader's language. */
  readonly problem: string | undefined;
};

/** The text of a mapping, now and before its last steps were written. */
type MappingTexts = { readonly title: string; readonly text: string; readonly earlier: readonly string[] };

/** Saves a mapping to the journal in its current state. */
export function useStoreMapping(
  owner: string,
  mapping: OwnMapping,
  { title, text, earlier }: MappingTexts,
): MappingInJournal {
  const t = useTexts();
  const language = useLanguage();
  const sourceId = `mapping-${mapping.id}`;
  const state = useJournalEntry(owner, sourceId, text);
  const [problem, setProblem] = useState<string>();
  const store = async () => {
    setProblem(undefined);
    try {
      const draft = {
        sourceId,
        title,
        content: text,
        scripture: mapping.reference,
        date: mapping.createdAt,
      };
      const history = { earlier: earlier.map((content) => ({ title, content })) };
      const { existed } = await saveInJournal(owner, draft, history);
      showToast(t(existed ? 'journal.updated' : 'journal.saved'), 'good');
    } catch (error) {
      setProblem(readableText(error, language, 'action'));
    }
  };
  return { ...state, problem, store: () => void store() };
}
