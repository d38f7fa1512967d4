import { deviceNameOf, inWords } from './device-name.js';

const AGENTS = [
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox 140, Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari 18, iOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36',
    'Chrome 138, Android',
  ],
  ['', '–'],
  ['an unknown program', '–'],
] as const;

describe('deviceName', () => {
  it.each(AGENTS)('turns %j into %s', (userAgent, name) => {
    expect(inWords(deviceNameOf(userAgent))).toBe(name);
  });
});
