import { errorText, type GalleryImage } from '@word-unfolded/contracts';
import { PRODUCT } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { downloadFile, log, showToast } from '@word-unfolded/ui';
import { useState } from 'react';
import { distinctNames } from './file-name.js';

/** Images that are fetched at the same time. */
const AT_A_TIME = 4;

/** Downloads several images as one ZIP file. */
export function useBulkDownload(): {
  readonly isBusy: boolean;
  readonly download: (images: readonly GalleryImage[]) => Promise<void>;
} {
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const download = async (images: readonly GalleryImage[]) => {
    if (isBusy || images.length === 0) return;
    setBusy(true);
    try {
      const names = distinctNames(images);
      const contents = await fetchAll(images.map(({ url }) => url));
      const { zipSync } = await import('fflate');
      // The files are compressed already.
      const zip = zipSync(Object.fromEntries(names.map((name, at) => [name, contents[at]!])), { level: 0 });
      downloadFile(
        new Blob([zip as Uint8Array<ArrayBuffer>], { type: 'application/zip' }),
        `${PRODUCT.slug}-images.zip`,
      );
    } catch (error) {
      log.warn('Images could not be downloaded', error);
      showToast(errorText('IMAGE_DOWNLOAD_FAILED', language), 'bad');
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, download };
}

/** @throws Error when one of them is not answered: a file without it would look complete */
async function fetchAll(addresses: readonly string[]): Promise<Uint8Array[]> {
  const contents: Uint8Array[] = [];
  let next = 0;
  const work = async () => {
    while (next < addresses.length) {
      const at = next++;
      const response = await fetch(addresses[at]!);
      if (!response.ok) throw new Error(`An image was answered with ${response.status}`);
      contents[at] = new Uint8Array(await response.arrayBuffer());
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return contents;
}
