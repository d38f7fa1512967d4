/** Whether this browser can take a picture of a page; those of phones cannot. */
export function canCapture(): boolean {
  return typeof navigator.mediaDevices?.getDisplayMedia === 'function';
}

/** Not in the types yet (Screen Capture, "preferCurrentTab"): the browser offers this tab first. */
type CaptureOptions = DisplayMediaStreamOptions & { readonly preferCurrentTab?: boolean };

/**
 * Takes one picture of what the reader chooses in the dialog of the browser, which offers this tab first. Nothing is
 * recorded: the stream ends with the first picture.
 *
 * @param onAllowed called when the reader has chosen, to hide what must not be in the picture
 * @throws DOMException NotAllowedError when the reader chooses nothing
 */
export async function capturePage(onAllowed: () => Promise<void>): Promise<Blob> {
  const options: CaptureOptions = { video: true, audio: false, preferCurrentTab: true };
  const stream = await navigator.mediaDevices.getDisplayMedia(options);
  try {
    await onAllowed();
    const video = document.createElement('video');
    video.muted = true;
    video.srcObject = stream;
    await video.play();
    return await drawnOf(video);
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}

/** Smaller than PNG, and sharp enough for text. */
const QUALITY = 0.9;

async function drawnOf(video: HTMLVideoElement): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('the canvas is empty');
  return blob;
}
