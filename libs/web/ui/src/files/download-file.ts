/** A download has begun by then, on a slow device too; the browser frees the file afterwards. */
const RELEASED_AFTER_MS = 60_000;

/**
 * Downloads a file through the browser.
 *
 * @param name of the file; characters that file systems reject are removed from it
 */
export function downloadFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name.replaceAll(':', '.').replace(/[\\/*?"<>|]/g, '');
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASED_AFTER_MS);
}
