import { formatOsis, parseOsis } from './osis.js';

describe('OSIS references', () => {
  it('are formatted and parsed symmetrically', () => {
    for (const osis of [
      'Rom.8.28',
      'Rom.8.28-Rom.8.30',
      'Ps.23',
      'Jude',
      'Gen-Exod',
      '1John.1.9 Ps.119.1-Ps.119.8',
    ])
      expect(formatOsis(parseOsis(osis)!)).toBe(osis);
  });

  it('may also be separated by commas and semicolons', () => {
    expect(formatOsis(parseOsis('Rom.8.28, Ps.23;Jude')!)).toBe('Rom.8.28 Ps.23 Jude');
  });

  it('are not accepted in any other form', () => {
    for (const text of [
      '',
      ' ',
      'Romans 8:28',
      'Rom 8',
      'Rom.8.28-',
      '-Rom.8',
      'Tob.1',
      'rom.8',
      'Rom.8-9',
      'Rom.8-Rom.9-Rom.10',
    ])
      expect(parseOsis(text)).toBeUndefined();
  });
});
