import { splitList } from './split-list.js';

describe('a list of references', () => {
  it('is split before the one that is being typed', () => {
    expect(splitList('Rom 8:28; Jn')).toEqual({ before: 'Rom 8:28; ', begun: 'Jn' });
    expect(splitList('a; b;c')).toEqual({ before: 'a; b;', begun: 'c' });
    expect(splitList('love is')).toEqual({ before: '', begun: 'love is' });
  });
});
