import { useLanguage } from '@word-unfolded/i18n';
import { useLocation, useNavigate } from '@word-unfolded/ui';
import { useEffect } from 'react';
import { useTexts } from '../../../locales/texts.js';
import type { AskedPassage } from '../api/passage-query.js';
import { lastReference, preferredTranslation } from './kept-passage.js';
import { passageAddress, readPassageAddress } from './passage-address.js';

/** What is asked for now, and how to ask for something else. */
export type AskingForPassage = {
  readonly asked: AskedPassage;
  /** Nothing was ever asked for on this device: the passage is our suggestion. */
  readonly isFirstVisit: boolean;
  readonly open: (reference: string, translationId: string | undefined) => void;
  /** Opens the same passage in another translation, which the reader prefers from now on. */
  readonly openTranslation: (translationId: string) => void;
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
  const translationId = addressed.translationId ?? preferredTranslation.read() ?? undefined;

  useEffect(() => {
    if (addressed.reference || !known) return;
    void navigate(passageAddress(known, translationId), { replace: true });
  }, [addressed.reference, known, translationId, navigate]);

  return {
    asked: { reference, translationId, language },
    isFirstVisit: !known,
    open: (wanted, chosen) => void navigate(passageAddress(wanted, chosen)),
    openTranslation: (chosen) => {
      preferredTranslation.write(chosen);
      void navigate(passageAddress(reference, chosen), { preventScrollReset: true });
    },
  };
}
