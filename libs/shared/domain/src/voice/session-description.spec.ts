import { asOffer, OFFER_CHARACTERS } from './session-description.js';

const OFFER = [
  'v=0',
  'o=- 46117317 2 IN IP4 127.0.0.1',
  's=-',
  't=0 0',
  'm=audio 9 UDP/TLS/RTP/SAVPF 111',
  'a=ice-ufrag:F7gI',
  'a=ice-pwd:x9cml/YzichV2+XlhiMu8g',
  'a=fingerprint:sha-256 42:89:C5',
];

describe('an offer', () => {
  it('gets the line ends of the standard, whichever it came with', () => {
    const expected = `${OFFER.join('\r\n')}\r\n`;
    expect(asOffer(OFFER.join('\n'))).toBe(expected);
    expect(asOffer(expected)).toBe(expected);
  });

  it('is refused without audio, keys or the form of a session description', () => {
    expect(asOffer('hello')).toBeUndefined();
    expect(asOffer('')).toBeUndefined();
    expect(asOffer([...OFFER, '<script>alert(1)</script>'].join('\r\n'))).toBeUndefined();
    for (const line of OFFER.filter((each) => /^[ma]=/.test(each)))
      expect(asOffer(OFFER.filter((each) => each !== line).join('\r\n'))).toBeUndefined();
    const long = 'a=candidate:1 1 udp 1 10.0.0.1 9 typ host\r\n'.repeat(OFFER_CHARACTERS / 40);
    expect(asOffer(`${OFFER.join('\r\n')}\r\n${long}`)).toBeUndefined();
  });
});
