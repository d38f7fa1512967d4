import { editDistance } from './edit-distance.js';

describe('the distance between two spellings', () => {
  it('counts insertions, deletions, substitutions and transpositions', () => {
    expect(editDistance('romanos', 'romanos')).toBe(0);
    expect(editDistance('filipences', 'filipenses')).toBe(1);
    expect(editDistance('jhon', 'john')).toBe(1);
    expect(editDistance('romnaos', 'romanos')).toBe(1);
    expect(editDistance('coritios', 'corintios')).toBe(1);
    expect(editDistance('', 'rut')).toBe(3);
  });
});
