/** The first bytes of each format (PNG specification, 5.2; ITU T.81, B.1.1.3; RFC 9649, section 2.3). */
const FORMATS: readonly { readonly ending: string; readonly isIt: (file: Buffer) => boolean }[] = [
  { ending: 'png', isIt: (file) => begins(file, '89504e470d0a1a0a') },
  { ending: 'jpg', isIt: (file) => begins(file, 'ffd8ff') },
  { ending: 'webp', isIt: (file) => begins(file, '52494646') && file.toString('latin1', 8, 12) === 'WEBP' },
];

/**
 * The ending of a picture's file name by its content, whatever it was declared to be.
 *
 * @returns undefined if it is no PNG, JPEG or WebP
 */
export function pictureEnding(file: Buffer): string | undefined {
  return FORMATS.find(({ isIt }) => isIt(file))?.ending;
}

function begins(file: Buffer, hex: string): boolean {
  return file.subarray(0, hex.length / 2).toString('hex') === hex;
}
