/** Gives a text to the share sheet of the device; where there is none, it is copied. */
export async function sendText(text: string, title: string): Promise<'sent' | 'copied' | 'failed'> {
  try {
    if ('share' in navigator) {
      await navigator.share({ title, text });
      return 'sent';
    }
    await (navigator as Navigator).clipboard.writeText(text);
    return 'copied';
  } catch (error) {
    // The reader closed the sheet.
    return error instanceof DOMException && error.name === 'AbortError' ? 'sent' : 'failed';
  }
}
