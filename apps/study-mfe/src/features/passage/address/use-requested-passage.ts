import { FIRST_PASSAGE } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { useLocation, useNavigate } from '@word-unfolded/ui';
import { useEffect } from 'react';
import type { RequestedPassage } from '../../../scripture/api/passage-query.js';
import { rememberView, searchWhereLeft } from '../../../scripture/address/mapping-view.js';
import { lastReference, preferredTranslation } from './stored-passage.js';
import {
  passageAddress,
  readPassageAddress,
  withPassage,
} from '../../../scripture/address/passage-address.js';

/** The requested passage, and functions to request another. */
export type PassageAddress = {
  readonly requested: RequestedPassage;
  /** Translations for the parallel view. */
  readonly beside: readonly string[];
  /** No passage was ever requested on this device: the passage is our suggestion. */
  readonly isFirstVisit: boolean;
  readonly open: (reference: string, translationId: string | undefined) => void;
  /** Opens the same passage in another translation, which becomes the reader's preference. */
  readonly openTranslation: (translationId: string) => void;
  /** Sets the translations beside the same passage; an empty list leaves the parallel view. */
  readonly openBeside: (translationIds: readonly string[]) => void;
};

/**
 * The passage in the address. An address without one gets the passage of the last visit, and Mapping if it was open. On the first visit it stays
 * unchanged, and the passage is the one that gave the application its name.
 */
export function useRequestedPassage(): PassageAddress {
  const language = useLanguage();
  const navigate = useNavigate();
  const { search } = useLocation();
  const addressed = readPassageAddress(search);
  const known = addressed.reference ?? lastReference.read() ?? undefined;
  const reference = known ?? FIRST_PASSAGE[language];
  const { beside } = addressed;
  const translationId = addressed.translationId ?? preferredTranslation.read() ?? undefined;

  useEffect(() => {
    if (addressed.reference) {
      rememberView(search);
      return;
    }
    if (!known) return;
    void navigate(withPassage(searchWhereLeft(search), known, translationId), { replace: true });
  }, [addressed.reference, known, translationId, search, navigate]);

  return {
    requested: { reference, translationId, language },
    beside,
    isFirstVisit: !known,
    open: (wanted, chosen) => void navigate(passageAddress(wanted, chosen, beside)),
    openTranslation: (chosen) => {
      preferredTranslation.write(chosen);
      void navigate(passageAddress(reference, chosen, without(beside, chosen)), { preventScrollReset: true });
    },
    openBeside: (others) =>
      void navigate(passageAddress(reference, translationId, others), { preventScrollReset: true }),
  };
}

const without = (ids: readonly string[], id: string) => ids.filter((each) => each !== id);
