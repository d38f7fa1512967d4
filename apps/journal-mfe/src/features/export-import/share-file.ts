/** Whether the share sheet of this device accepts files. */
export function canShareFiles(): boolean {
  const { canShare } = navigator as { readonly canShare?: Navigator['canShare'] };
  const sample = new File([''], 'journal.txt', { type: 'text/plain' });
  return canShare?.call(navigator, { files: [sample] }) ?? false;
}

/**
 * Passes a file to the share sheet. The browser requires a recent user activation: when creating the file took too
 * long, the next press shares it.
 *
 * @throws DOMException when the device rejects the file
 */
export async function shareFile(file: File): Promise<'done' | 'again'> {
  try {
    await navigator.share({ files: [file], title: file.name });
    return 'done';
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'AbortError') return 'done'; // the reader closed the share sheet
    if (name === 'NotAllowedError') return 'again';
    throw error;
  }
}
