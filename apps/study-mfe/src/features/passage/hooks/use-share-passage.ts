import { errorText } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { log, showToast } from '@word-unfolded/ui';
import { useTexts } from '../../../locales/texts.js';

/**
 * Shares the address of a passage through the share sheet of the device, or copies it where there is none. Closing the
 * sheet is a cancellation and shows no message.
 *
 * @param address made when it is shared
 */
export function useSharePassage(reference: string, address: () => string | Promise<string>): () => void {
  const t = useTexts();
  const language = useLanguage();
  const share = async () => {
    try {
      const url = new URL(await address(), window.location.origin).href;
      if (canShare()) {
        await window.navigator.share({ title: reference, url });
        return;
      }
      await window.navigator.clipboard.writeText(url);
      showToast(t('linkCopied'), 'good');
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      log.warn('The address could not be shared', error);
      showToast(errorText('SCRIPTURE_COPY_FAILED', language), 'bad');
    }
  };
  return () => void share();
}

/** Not every browser supports it, although its type says so. */
const canShare = () => 'share' in window.navigator;
