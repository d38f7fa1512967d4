import { callRoute, readableText } from '@word-unfolded/api-client';
import { AppError, errorText, saveImageRoute } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { downloadFile, log, showToast } from '@word-unfolded/ui';
import { useState } from 'react';
import { useTexts } from '../locales/texts.js';
import type { ImageMakerOptions } from '../image-maker-options.js';
import { downloadName, type DownloadFormat } from './download-sizes.js';
import { imageFile, type ImageOrigin } from './image-file.js';

/** What can be done with an image that was made. */
export type MadeActions = {
  /** The action that is in progress. */
  readonly busy: 'save' | 'set' | 'download' | 'copy' | 'share' | undefined;
  readonly isSaved: boolean;
  readonly isSet: boolean;
  readonly save: () => Promise<void>;
  readonly setForEntry: () => Promise<void>;
  readonly download: (size: string, format: DownloadFormat) => Promise<void>;
  readonly copy: (size: string) => Promise<void>;
  /** Absent where this device has no share sheet for files. */
  readonly share: ((size: string) => Promise<void>) | undefined;
};

export function useMadeActions(origin: ImageOrigin, { entryId, onSaved }: ImageMakerOptions): MadeActions {
  const t = useTexts();
  const language = useLanguage();
  const { image } = origin;
  const [busy, setBusy] = useState<MadeActions['busy']>();
  const [saved, setSaved] = useState<{ readonly image: boolean; readonly entry: boolean }>({
    ...{ image: false, entry: false },
  });

  /** @param problem the text of an error that has none of its own */
  const during = async (
    kind: NonNullable<MadeActions['busy']>,
    problem: string,
    act: () => Promise<void>,
  ) => {
    if (busy) return;
    setBusy(kind);
    try {
      await act();
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return; // the reader closed the share sheet
      log.warn('Something could not be done with an image', error);
      showToast(error instanceof AppError ? readableText(error, language, 'action') : problem, 'bad');
    } finally {
      setBusy(undefined);
    }
  };

  const store = async (forEntry: string | undefined) => {
    const { quote, source, edition, looks, imageUrl: url } = image;
    const body = {
      url,
      prompt: quote,
      quote,
      source,
      edition,
      ...looks,
      ...(forEntry && { entryId: forEntry }),
    };
    const stored = await callRoute(saveImageRoute, { body }, { language });
    setSaved((before) => ({ image: true, entry: before.entry || forEntry !== undefined }));
    onSaved?.(stored, forEntry !== undefined);
    showToast(t(forEntry ? 'set' : 'saved'), 'good');
  };

  const fileOf = async (size: string) =>
    new File([await imageFile(origin, size, 'png')], downloadName(image, size, 'png'), { type: 'image/png' });

  return {
    busy,
    isSaved: saved.image,
    isSet: saved.entry,
    save: () => during('save', errorText('GALLERY_SAVE_FAILED', language), () => store(undefined)),
    setForEntry: () =>
      during('set', errorText('GALLERY_SAVE_FAILED', language), async () => {
        if (!entryId) throw AppError.of('JOURNAL_ID_MISSING_FOR_IMAGE');
        await store(entryId);
      }),
    download: (size, format) =>
      during('download', errorText('IMAGE_DOWNLOAD_FAILED', language), async () =>
        downloadFile(await imageFile(origin, size, format), downloadName(image, size, format)),
      ),
    copy: (size) =>
      during('copy', t('copyFailed'), async () => {
        // Safari accepts only a promise that begins with the press.
        await window.navigator.clipboard.write([
          new ClipboardItem({ 'image/png': imageFile(origin, size, 'png') }),
        ]);
        showToast(t('copied'), 'good');
      }),
    share: canShareFiles()
      ? (size) =>
          during('share', t('shareFailed'), async () => {
            const files = [await fileOf(size)];
            await window.navigator.share({ files, title: image.source });
          })
      : undefined,
  };
}

/** Not every browser has a share sheet, or one that takes files, although the types say so. */
function canShareFiles(): boolean {
  const { navigator } = window;
  if (!('canShare' in navigator)) return false;
  return navigator.canShare({ files: [new File([], 'image.png', { type: 'image/png' })] });
}
