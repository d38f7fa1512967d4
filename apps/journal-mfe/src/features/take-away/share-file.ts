/** Whether the share sheet of this device takes files. */
export function canShareFiles(): boolean {
  const { canShare } = navigator as { readonly canShare?: Navigator['canShare'] };
  const sample = new File([''], 'journal.txt', { type: 'text/plain' });
  return canShare?.call(navigator, { files: [sample] }) ?? false;
}

/**
 * Gives a file to the share sheet. The browser wants a press for it that is not long ago: a file that took its time is
 * shared with the next one.
 *
 * @throws DOMException when the device refuses the file
 */
export async function shareFile(file: File): Promise<'done' | 'again'> {
  try {
    await navigator.share({ files: [file], title: file.name });
    return 'done';
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'AbortError') return 'done'; // the reader closed the sheet
    if (name === 'NotAllowedError') return 'again';
    throw error;
  }
}
