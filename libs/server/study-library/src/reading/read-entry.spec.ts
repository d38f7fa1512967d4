import { faultLine, type Fault } from './fault.js';
import { readEntry } from './read-entry.js';
import { splitFile } from './split-file.js';
import type { Entry, EntryKind } from '../entries/entry.js';

function read(kind: EntryKind, content: string): { entries: Entry[]; faults: string[] } {
  const split = splitFile('file.md', content);
  const faults: Fault[] = [...split.faults];
  const entries = split.entries.flatMap((raw) => readEntry(raw, kind, faults) ?? []);
  return { entries, faults: faults.map(faultLine) };
}

const RUTH = `# Ruth

## ruth
- names: Ruth the Moabite | Rut la moabita
- sex: f
- passages: Ruth.1.16-Ruth.1.18
  Ruth.4.13-Ruth.4.17
- relations: husband: boaz, mahlon; mother-in-law: naomi

### en: Ruth
She came from Moab
and stayed with [[Ruth.1.16]].

### es: Rut
Vino de Moab.
`;

describe('an entry of the study library', () => {
  it('is read with its fields and both texts', () => {
    const { entries, faults } = read('people', RUTH);
    expect(faults).toEqual([]);
    expect(entries[0]).toMatchObject({
      id: 'ruth',
      names: ['Ruth the Moabite', 'Rut la moabita'],
      relations: [
        { as: 'husband', to: 'boaz' },
        { as: 'husband', to: 'mahlon' },
        { as: 'mother-in-law', to: 'naomi' },
      ],
      text: { en: { title: 'Ruth', body: 'She came from Moab and stayed with [[Ruth.1.16]].' } },
    });
    expect(entries[0]!.passages).toHaveLength(2);
  });

  it('says in a sentence what is wrong, and where', () => {
    const { entries, faults } = read('people', RUTH.replace('- sex: f\n', '- sax: f\n').split('### es')[0]!);
    expect(entries).toEqual([]);
    expect(faults).toEqual(['file.md:3 (ruth): The text in “es” is missing.']);
    expect(read('people', RUTH.replace('- sex: f', '- sax: f')).faults).toEqual([
      'file.md:3 (ruth): The field “sex” is missing or empty.',
      'file.md:5 (ruth): Entries of this kind have no field “sax”.',
    ]);
    expect(read('people', RUTH.replace('Ruth.1.16-Ruth.1.18', 'Ruth 1:16')).faults[0]).toContain(
      '“1:16” is no reference.',
    );
  });

  it('keeps the readings of traditions, each with its passages', () => {
    const reading = '#### Of believers\nA person confesses.\n- passages: Acts.8.36-Acts.8.38 Mark.16.16\n';
    const { entries, faults } = read(
      'questions',
      `## who\n- asked: who bapti*\n- preguntado: quien bauti*\n- passages: Acts.2.38\n### en: Who?\nMany.\n${reading}### es: ¿Quién?\nMuchos.\n${reading}`,
    );
    expect(faults).toEqual([]);
    expect(entries[0]!.text.es.parts[0]).toMatchObject({
      heading: 'Of believers',
      body: 'A person confesses.',
      passages: [{ start: { book: 'Acts', chapter: 8, verse: 36 } }, { start: { book: 'Mark' } }],
    });
  });
});
