import { errorText } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { log, showToast } from '@word-unfolded/ui';
import { useTexts } from '../../../locales/texts.js';
import type { PassageAnswers } from '../../../scripture/api/passage-query.js';
import { plainPassage } from '../../../scripture/typesetting/plain-passage.js';

/** Copies a passage with its reference, translation and copyright notice, and reports whether that succeeded. */
export function useCopyPassage(answers: PassageAnswers | undefined): (() => void) | undefined {
  const t = useTexts();
  const language = useLanguage();
  if (!answers) return undefined;
  const copy = async () => {
    try {
      await window.navigator.clipboard.writeText(plainPassage(answers.pages));
      showToast(t('copied'), 'good');
    } catch (error) {
      log.warn('The passage could not be copied to the clipboard', error);
      showToast(errorText('SCRIPTURE_COPY_FAILED', language), 'bad');
    }
  };
  return () => void copy();
}
