import fc from 'fast-check';
import { markedMaterial, newMark, shortened } from './material.js';

const MARK = newMark();

describe('markedMaterial', () => {
  it('puts each mark on its own line, and nothing between them that could be read as one', () => {
    const unit = fc.constantFrom(...['<<<', '>>>', MARK, ' end', '\n', '\u2028', '"', '\\', 'a', '{', '}']);
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 40 }), (parts) => {
        const written = parts.join('');
        const lines = markedMaterial([{ name: 'question', value: written }], MARK).split(/[\n\u2028\u2029]/u);
        expect(lines).toHaveLength(3);
        expect([lines[0], lines[2]]).toEqual([`<<<${MARK} question>>>`, `<<<${MARK} end>>>`]);
        expect(lines[1]).not.toMatch(/[<>]/);
        expect(JSON.parse(lines[1]!)).toBe(written);
      }),
    );
  });

  it('uses other marks for every request', () => {
    expect(newMark()).toMatch(/^[0-9a-f]{32}$/);
    expect(newMark()).not.toBe(MARK);
  });

  it('shortens a text at a word', () => {
    expect(shortened('grace and peace to you', 12)).toBe('grace and …');
    expect(shortened('grace', 12)).toBe('grace');
  });
});
