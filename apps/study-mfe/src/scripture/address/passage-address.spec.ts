import { passageAddress, readPassageAddress } from './passage-address.js';

describe('the address of a passage', () => {
  it('can be read by a person', () => {
    expect(passageAddress('Romans 8:28-30; Ps 1,3', 'WEB')).toBe(
      '/word-unfolded?ref=Romans+8:28-30;+Ps+1,3&translation=WEB',
    );
  });

  it("has a hyphen for a typographer's dash", () => {
    expect(passageAddress('Romans 8:28–30')).toBe('/word-unfolded?ref=Romans+8:28-30');
  });

  it('gives back what it was made of, whatever that is', () => {
    for (const reference of ['1ª Juan 1:9', 'a&b=c#d', '100%', 'Génesis 1']) {
      const { search } = new URL(passageAddress(reference, 'spa r09'), 'http://localhost');
      expect(readPassageAddress(search)).toEqual({
        reference,
        translationId: 'spa r09',
        beside: [],
      });
    }
  });

  it('says nothing where it is empty', () => {
    expect(readPassageAddress('?ref=+&translation=')).toEqual({
      reference: undefined,
      translationId: undefined,
      beside: [],
    });
  });

  it('names the translations beside it', () => {
    const address = passageAddress('Jonah 2:1', 'WEB', ['KJV', 'RV1909']);
    expect(address).toBe('/word-unfolded?ref=Jonah+2:1&translation=WEB&beside=KJV,RV1909');
    expect(readPassageAddress(new URL(address, 'http://localhost').search).beside).toEqual(['KJV', 'RV1909']);
  });
});
