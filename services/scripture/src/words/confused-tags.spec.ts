import { mayBeConfused, withoutConfusion } from './confused-tags.js';

const link = (...strongs: string[]) => ({ start: 0, end: 5, strongs });

describe('a number that stands for another word of like letters', () => {
  it('becomes that of the other where the King James Version has it and lacks this one', () => {
    expect(withoutConfusion([link('H5251', 'H376')], new Set(['H5127']))).toEqual([link('H5127', 'H376')]);
  });

  it('stays where the King James Version has it too, or lacks the other, or the verse has both', () => {
    expect(withoutConfusion([link('H5251')], new Set(['H5127', 'H5251']))).toEqual([link('H5251')]);
    expect(withoutConfusion([link('H5251')], new Set(['H376']))).toEqual([link('H5251')]);
    const both = [link('H5251'), link('H5127')];
    expect(withoutConfusion(both, new Set(['H5127']))).toEqual(both);
  });

  it('is looked for in few verses', () => {
    expect(mayBeConfused([link('H376', 'G1565')])).toBe(true);
    expect(mayBeConfused([link('H376')])).toBe(false);
  });
});
