import { verseId } from '@word-unfolded/scripture-ref';
import { atlasAddress, readAtlasAddress } from './atlas-address.js';
import { canonicalIds, osisOfVerses, verseName, versesOfOsis } from './passage-verses.js';

describe('the verses of a passage', () => {
  it('are canonical, whatever the numbering of the edition', () => {
    expect(versesOfOsis('Acts.16.11-Acts.16.12')).toEqual([verseId('Acts', 16, 11), verseId('Acts', 16, 12)]);
    expect(versesOfOsis('Num.30.1', 'spa_r09')).toEqual([verseId('Num', 29, 40)]);
    expect(versesOfOsis('Nowhere.1')).toEqual([]);
    expect(versesOfOsis('Acts.99')).toEqual([]);
  });

  it('of which an edition joins two are both', () => {
    const [one, two] = [verseId('Acts', 16, 11), verseId('Acts', 16, 12)];
    expect(canonicalIds([{ canonicalId: one, canonicalEndId: two }])).toEqual([one, two]);
  });

  it('are named by their first and last', () => {
    expect(osisOfVerses(versesOfOsis('Acts.16.11-Acts.16.15'))).toBe('Acts.16.11-Acts.16.15');
    expect(osisOfVerses([])).toBe('');
    expect(verseName(verseId('Ps', 23, 1), 'es')).toBe('Sal 23:1');
  });
});

describe('the address of the atlas', () => {
  it('says what is shown, and is read back', () => {
    const address = {
      osis: 'Acts.16',
      words: 'fil',
      place: 'a49e1d0',
      journey: 'paul-2',
      view: 'time',
    } as const;
    const written = atlasAddress(address);
    expect(readAtlasAddress(written.slice(written.indexOf('?')))).toEqual(address);
    expect(atlasAddress({})).toBe('/atlas');
    expect(readAtlasAddress('')).toEqual({
      osis: '',
      words: '',
      place: undefined,
      journey: undefined,
      view: 'map',
    });
  });
});
