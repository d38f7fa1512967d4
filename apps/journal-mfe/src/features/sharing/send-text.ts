/** Passes a text to the share sheet of the device; copies it where there is none. */
export async function sendText(text: string, title: string): Promise<'sent' | 'copied' | 'failed'> {
  try {
    if ('share' in navigator) {
      await navigator.share({ title, text });
      return 'sent';
    }
    await (navigator as Navigator).clipboard.writeText(text);
    return 'copied';
  } catch (error) {
    // The reader closed the share sheet.
    return error instanceof DOMException && error.name === 'AbortError' ? 'sent' : 'failed';
  }
}
