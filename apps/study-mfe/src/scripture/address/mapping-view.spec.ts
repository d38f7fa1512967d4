import { isMappingAddress, mappingAddress, withoutView } from './mapping-view.js';

const PASSAGE = '?ref=Romans+8:28-30;+Ps+1,3&translation=WEB';

describe('the address of Scripture Mapping', () => {
  it('keeps the passage as it is written, and is left again', () => {
    const address = mappingAddress(PASSAGE);
    expect(address).toBe('/word-unfolded?ref=Romans+8:28-30;+Ps+1,3&translation=WEB&view=mapping');
    const { search } = new URL(address, 'http://localhost');
    expect(isMappingAddress(search)).toBe(true);
    expect(withoutView(search)).toBe(PASSAGE);
    expect(isMappingAddress(PASSAGE)).toBe(false);
  });

  it('is written once, with or without a passage', () => {
    expect(mappingAddress('?view=mapping')).toBe('/word-unfolded?view=mapping');
    expect(mappingAddress('')).toBe('/word-unfolded?view=mapping');
    expect(withoutView('?view=mapping')).toBe('');
  });
});
