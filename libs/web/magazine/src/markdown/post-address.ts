/** An address of this site: a path, or a place in the text. */
const OWN = /^(?:\/(?![/\\])|#)/;

/**
 * The address of a link in a post: of this site, of the web, or a mailbox; undefined for any other, such as one that
 * runs a script.
 */
export function linkAddress(address: unknown): string | undefined {
  if (typeof address !== 'string') return undefined;
  return OWN.test(address) || /^(?:https?:\/\/|mailto:)/i.test(address) ? address : undefined;
}

/** The address of a picture in a post: only of this site, so that no other learns who reads. */
export function pictureAddress(address: unknown): string | undefined {
  return typeof address === 'string' && /^\/(?![/\\])/.test(address) ? address : undefined;
}
