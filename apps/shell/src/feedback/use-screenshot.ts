import { errorText, FEEDBACK_LIMITS, SCREENSHOT_MEDIA_TYPES } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { log } from '@word-unfolded/ui';
import { useState } from 'react';
import { capturePage } from './capture-page.js';
import { useTexts } from './texts.js';

/** The picture that a reader adds to their feedback, as a data URL: it is shown before it is sent. */
export type Screenshot = {
  readonly url: string;
  readonly problem: string | undefined;
  /** Whether a picture is being taken; the dialog is hidden meanwhile. */
  readonly isCapturing: boolean;
  readonly choose: (file: File) => Promise<void>;
  readonly capture: () => Promise<void>;
  readonly remove: () => void;
};

/** Takes, checks and removes the picture. */
export function useScreenshot(): Screenshot {
  const t = useTexts();
  const language = useLanguage();
  const [url, setUrl] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isCapturing, setCapturing] = useState(false);

  const take = async (picture: Blob) => {
    const wrong = problemOf(picture);
    setProblem(wrong && errorText(wrong, language));
    if (!wrong) setUrl(await dataUrlOf(picture));
  };
  const capture = async () => {
    setProblem(undefined);
    try {
      const picture = await capturePage(async () => {
        setCapturing(true);
        await untilDialogIsGone();
      });
      await take(picture);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'NotAllowedError') return; // the reader chose nothing
      log.warn('The page could not be captured', error);
      setProblem(t('captureFailed'));
    } finally {
      setCapturing(false);
    }
  };
  return {
    url,
    problem,
    isCapturing,
    choose: take,
    capture,
    remove: () => {
      setUrl('');
      setProblem(undefined);
    },
  };
}

function problemOf({ type, size }: Blob): 'SCREENSHOT_INVALID' | 'SCREENSHOT_TOO_LARGE' | undefined {
  if (!SCREENSHOT_MEDIA_TYPES.some((each) => each === type)) return 'SCREENSHOT_INVALID';
  return size > FEEDBACK_LIMITS.screenshotBytes ? 'SCREENSHOT_TOO_LARGE' : undefined;
}

function dataUrlOf(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('the picture could not be read'));
    reader.readAsDataURL(picture);
  });
}

/** Frames of a second at most: a picture with the dialog in it is better than none. */
const FRAMES = 60;

/** Waits until the dialog has faded out, so that it does not hide the page in the picture. */
async function untilDialogIsGone(): Promise<void> {
  for (let frame = 0; frame < FRAMES; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if (frame > 1 && document.querySelector('[role=dialog]') === null) return;
  }
}
