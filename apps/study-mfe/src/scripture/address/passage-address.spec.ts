import { passageAddress, readPassageAddress } from './passage-address.js';

describe('the address of a passage', () => {
  it('is readable', () => {
    expect(passageAddress('Romans 8:28-30; Ps 1,3', 'WEB')).toBe(
      '/word-unfolded?ref=Romans+8:28-30;+Ps+1,3&translation=WEB',
    );
  });

  it('contains a hyphen for a typographic dash', () => {
    expect(passageAddress('Romans 8:28–30')).toBe('/word-unfolded?ref=Romans+8:28-30');
  });

  it('is parsed back to its input, whatever that is', () => {
    for (const reference of ['1ª Juan 1:9', 'a&b=c#d', '100%', 'Génesis 1']) {
      const { search } = new URL(passageAddress(reference, 'spa r09'), 'http://localhost');
      expect(readPassageAddress(search)).toEqual({
        reference,
        translationId: 'spa r09',
        beside: [],
      });
    }
  });

  it('omits empty values', () => {
    expect(readPassageAddress('?ref=+&translation=')).toEqual({
      reference: undefined,
      translationId: undefined,
      beside: [],
    });
  });

  it('names the translations of the parallel view', () => {
    const address = passageAddress('Jonah 2:1', 'WEB', ['KJV', 'RV1909']);
    expect(address).toBe('/word-unfolded?ref=Jonah+2:1&translation=WEB&beside=KJV,RV1909');
    expect(readPassageAddress(new URL(address, 'http://localhost').search).beside).toEqual(['KJV', 'RV1909']);
  });
});
