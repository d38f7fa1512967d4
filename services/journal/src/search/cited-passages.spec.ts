import { formatOsis } from '@word-unfolded/scripture-ref';
import { citedPassages } from './cited-passages.js';

const cited = async (content: string, scripture = '') =>
  (await citedPassages({ scripture, content })).map((passage) => formatOsis([passage]));

describe('the passages that an entry cites', () => {
  it('are those of its field and of its text, in both languages, each once, and only such as exist', async () => {
    const content = 'As in John 3:16 and 1 John 4:8.\nTambién en Juan 3:16 y en Génesis 1:1.\nJohn 99:1';
    expect(await cited(content, 'Romans 8:28')).toEqual(['Rom.8.28', 'John.3.16', '1John.4.8', 'Gen.1.1']);
  });

  it('are found wherever they stand in a line that is long', async () => {
    const words = 'I was glad in the morning and again at night ';
    for (let shift = 0; shift < 12; shift += 1) {
      const content = `${'x'.repeat(shift)} ${words.repeat(6)}as 1 John 4:8 says ${words.repeat(20)} Ruth 1:16`;
      expect(await cited(content)).toEqual(['1John.4.8', 'Ruth.1.16']);
    }
  });

  it('are twenty at most', async () => {
    const content = Array.from({ length: 60 }, (_, verse) => `Psalm 119:${verse + 1}`).join('\n');
    expect(await cited(content)).toHaveLength(20);
  });

  it('are looked for without keeping others from their turn, however long the line and odd its words', async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 0);
    await citedPassages({ scripture: '', content: `1 ${'and so 1 it was so '.repeat(2_600)}` });
    clearInterval(timer);
    expect(turns).toBeGreaterThan(1);
  });
});
