/** Characters of the longest offer that is accepted; those of browsers have 2,000 to 10,000. */
export const OFFER_CHARACTERS = 60_000;

const LINE = /^[a-z]=[\x20-\x7e]*$/;

/** What an offer of a browser has, without which no provider could answer it (RFC 8829, section 5.2.1). */
const REQUIRED = [
  /^v=0$/m,
  /^m=audio \d+ UDP\/TLS\/RTP\/SAVPF \d/m,
  /^a=ice-ufrag:\S+$/m,
  /^a=ice-pwd:\S+$/m,
  /^a=fingerprint:sha-\d+ [0-9A-Fa-f:]+$/m,
] as const;

/**
 * A session description that offers audio over WebRTC, with the line ends that RFC 8866 requires.
 *
 * @returns undefined if the text is something else
 */
export function asOffer(text: string): string | undefined {
  if (text.length > OFFER_CHARACTERS) return undefined;
  const lines = text.trimEnd().split(/\r?\n/);
  if (lines[0] !== 'v=0' || !lines.every((line) => LINE.test(line))) return undefined;
  const plain = lines.join('\n');
  return REQUIRED.every((pattern) => pattern.test(plain)) ? `${lines.join('\r\n')}\r\n` : undefined;
}
