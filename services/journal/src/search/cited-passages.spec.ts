import fc from 'fast-check';
import { formatOsis } from '@word-unfolded/scripture-ref';
import { citedPassages } from './cited-passages.js';

const cited = async (content: string, scripture = '') =>
  (await citedPassages({ scripture, content })).map((passage) => formatOsis([passage]));

describe('citedPassages', () => {
  it('finds existing passages in the scripture field and the text, in both languages, each once', async () => {
    const content = 'As in John 3:16 and 1 John 4:8.\nTambién en Juan 3:16 y en Génesis 1:1.\nJohn 99:1';
    expect(await cited(content, 'Romans 8:28')).toEqual(['Rom.8.28', 'John.3.16', '1John.4.8', 'Gen.1.1']);
  });

  it('finds passages anywhere in a long line', async () => {
    const words = 'I was glad in the morning and again at night ';
    for (let shift = 0; shift < 12; shift += 1) {
      const content = `${'x'.repeat(shift)} ${words.repeat(6)}as 1 John 4:8 says ${words.repeat(20)} Ruth 1:16`;
      expect(await cited(content)).toEqual(['1John.4.8', 'Ruth.1.16']);
    }
  });

  it('finds every form of a reference between any words', async () => {
    const forms = [
      ['The First Epistle of Paul the Apostle to the Corinthians 13:4', '1Cor.13.4'],
      ['Primera de Juan 4:8', '1John.4.8'],
      ['2 Reyes 5:14', '2Kgs.5.14'],
      ['Song of Solomon 2:4', 'Song.2.4'],
      ['Hechos 9:3', 'Acts.9.3'],
      ['Psalm 139:12', 'Ps.139.12'],
    ] as const;
    const prose = fc
      .array(fc.constantFrom('night', 'I', 'was', 'glad,', 'mañana', 'and', 'no', 'sleep.'), {
        maxLength: 40,
      })
      .map((words) => words.join(' '));
    await fc.assert(
      fc.asyncProperty(prose, fc.constantFrom(...forms), prose, async (before, [form, osis], after) => {
        expect(await cited(`${before} (${form}) ${after}`)).toEqual([osis]);
      }),
      { numRuns: 60 },
    );
  });

  it('finds at most twenty passages', async () => {
    const content = Array.from({ length: 60 }, (_, verse) => `Psalm 119:${verse + 1}`).join('\n');
    expect(await cited(content)).toHaveLength(20);
  });

  it('yields to other work while it reads, however long the line and however unusual its words', async () => {
    let timerRuns = 0;
    const timer = setInterval(() => (timerRuns += 1), 0);
    await citedPassages({ scripture: '', content: `1 ${'and so 1 it was so '.repeat(2_600)}` });
    clearInterval(timer);
    expect(timerRuns).toBeGreaterThan(1);
  });
});
