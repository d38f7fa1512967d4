import { useLanguage } from '@word-unfolded/i18n';
import { useLocation, useNavigate } from '@word-unfolded/ui';
import { useEffect } from 'react';
import { useTexts } from '../../../locales/texts.js';
import type { AskedPassage } from '../../../scripture/api/passage-query.js';
import { lastReference, preferredTranslation } from './kept-passage.js';
import { passageAddress, readPassageAddress } from '../../../scripture/address/passage-address.js';

/** What is asked for now, and how to ask for something else. */
export type AskingForPassage = {
  readonly asked: AskedPassage;
  /** Translations to be read beside it. */
  readonly beside: readonly string[];
  /** Nothing was ever asked for on this device: the passage is our suggestion. */
  readonly isFirstVisit: boolean;
  readonly open: (reference: string, translationId: string | undefined) => void;
  /** Opens the same passage in another translation, which the reader prefers from now on. */
  readonly openTranslation: (translationId: string) => void;
  /** Sets other translations beside the same passage; none is the passage alone. */
  readonly openBeside: (translationIds: readonly string[]) => void;
};

/**
 * The passage that the address names. An address without one is given that of the last visit; on the first visit it stays
 * as it is, and the passage is the one from which the application has its name.
 */
export function useAskedPassage(): AskingForPassage {
  const t = useTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const { search } = useLocation();
  const addressed = readPassageAddress(search);
  const known = addressed.reference ?? lastReference.read() ?? undefined;
  const reference = known ?? t('welcome.reference');
  const { beside } = addressed;
  const translationId = addressed.translationId ?? preferredTranslation.read() ?? undefined;

  useEffect(() => {
    if (addressed.reference || !known) return;
    void navigate(passageAddress(known, translationId), { replace: true });
  }, [addressed.reference, known, translationId, navigate]);

  return {
    asked: { reference, translationId, language },
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
