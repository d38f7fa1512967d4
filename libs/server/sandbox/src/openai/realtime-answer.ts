import { randomBytes } from 'node:crypto';

/**
 * The answer to the SDP offer of a voice session (RFC 8866, RFC 9429): the same media types, from an unreachable
 * address.
 *
 * @returns undefined if the input is not an offer
 */
export function realtimeAnswer(offer: string): string | undefined {
  if (!/^v=0\r?\n/.test(offer)) return undefined;
  const media = [...offer.matchAll(/^m=(\w+) \d+ (\S+) ([^\r\n]+)/gm)];
  if (media.length === 0) return undefined;
  const [user, password] = [randomBytes(4).toString('hex'), randomBytes(12).toString('hex')];
  const fingerprint = [...randomBytes(32)].map((byte) => byte.toString(16).padStart(2, '0')).join(':');
  const lines = [
    'v=0',
    'o=- 1 1 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    ...media.flatMap(([, kind, protocol, formats], index) => [
      `m=${kind} 9 ${protocol} ${formats}`,
      'c=IN IP4 0.0.0.0',
      `a=mid:${index}`,
      `a=ice-ufrag:${user}`,
      `a=ice-pwd:${password}`,
      `a=fingerprint:sha-256 ${fingerprint.toUpperCase()}`,
      'a=setup:passive',
      kind === 'audio' ? 'a=sendrecv' : 'a=sctp-port:5000',
    ]),
  ];
  return `${lines.join('\r\n')}\r\n`;
}
