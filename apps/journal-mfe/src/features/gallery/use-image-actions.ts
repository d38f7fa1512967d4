import { useQueryClient } from '@tanstack/react-query';
import { callRoute, readableText } from '@word-unfolded/api-client';
import { deleteImageRoute, errorText, restoreImageRoute, type GalleryImage } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { downloadFile, showToast } from '@word-unfolded/ui';
import { useState } from 'react';
import { GALLERY } from '../../journal/gallery-answers.js';
import { offerUndo } from '../../journal/undo/undo-store.js';
import { fileNameOf } from './file-name.js';
import { shortQuote } from './short-quote.js';
import { useGalleryTexts } from './texts.js';

export type ImageActions = {
  readonly isBusy: boolean;
  readonly download: (image: GalleryImage) => Promise<void>;
  readonly copyQuote: (image: GalleryImage) => Promise<void>;
  /** Whether the action succeeded; when it failed, the reader has seen the reason. */
  readonly remove: (image: GalleryImage) => Promise<boolean>;
};

/** The actions for an image. */
export function useImageActions(): ImageActions {
  const t = useGalleryTexts();
  const language = useLanguage();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const askAnew = () => queries.invalidateQueries({ queryKey: GALLERY });
  const say = (error: unknown) => showToast(readableText(error, language, 'action'), 'bad');

  const restore = async ({ id }: GalleryImage) => {
    const options = { language, action: t('delete.restoreAction') };
    await callRoute(restoreImageRoute, { params: { id } }, options).then(askAnew, say);
  };

  return {
    isBusy,
    download: async (image) => {
      try {
        const response = await fetch(image.url);
        if (!response.ok) throw new Error(`The image was answered with ${response.status}`);
        const contents = await response.blob();
        downloadFile(contents, fileNameOf(image));
      } catch {
        showToast(errorText('IMAGE_DOWNLOAD_FAILED', language), 'bad');
      }
    },
    copyQuote: async ({ quote }) => {
      try {
        await window.navigator.clipboard.writeText(quote);
        showToast(t('viewer.copied'), 'good');
      } catch {
        showToast(t('viewer.copyFailed'), 'bad');
      }
    },
    remove: async (image) => {
      setBusy(true);
      try {
        const options = { language, action: t('delete.action') };
        await callRoute(deleteImageRoute, { params: { id: image.id } }, options);
        await askAnew();
        offerUndo(t('delete.done', { quote: shortQuote(image.quote) }), () => restore(image));
        return true;
      } catch (error) {
        say(error);
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
