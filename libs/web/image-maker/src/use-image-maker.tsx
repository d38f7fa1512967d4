import { useModule } from '@word-unfolded/ui';
import { useState, type ReactNode } from 'react';
import type { ImageMakerRequest } from './maker/choices.js';
import { readStoredJob } from './job/stored-job.js';
import type { ImageMakerOptions } from './image-maker-options.js';

/**
 * The image maker of a page. Its code and the fonts load when it is first opened. It opens by itself after a reload if
 * an image was being made on this page.
 *
 * @returns `open` begins with a quote; `dialog` is rendered by the page
 */
export function useImageMaker(options: ImageMakerOptions = {}): {
  readonly open: (request: ImageMakerRequest) => void;
  readonly dialog: ReactNode;
} {
  const [request, setRequest] = useState<ImageMakerRequest | undefined>(unfinishedHere);
  const maker = useModule(() => import('./maker/image-maker.js'), request !== undefined);
  const dialog = maker && request && (
    <maker.ImageMaker {...options} request={request} onClose={() => setRequest(undefined)} />
  );
  return { open: setRequest, dialog };
}

/** What was chosen for the image that was being made on this page when it was reloaded. */
function unfinishedHere(): ImageMakerRequest | undefined {
  const job = readStoredJob();
  return job?.key !== undefined && job.page === window.location.pathname ? job.choices : undefined;
}
