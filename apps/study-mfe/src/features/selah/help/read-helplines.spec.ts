import { readHelplines } from './read-helplines.js';

const PEOPLE = { kind: 'people', name: 'People' } as const;
const ENGINE = { kind: 'study-engine', name: 'Study engine' } as const;

const LIST = [
  String.raw`- Emergencias: **911 (ambulancia 107)**`,
  String.raw`- Línea de prevención: **\*4141**`,
  String.raw`- Línea 113 Salud: **113, opción 5**`,
  String.raw`- National Domestic Violence Hotline: **1-800-799-7233**`,
  String.raw`- Líneas de ayuda en todos los países: **findahelpline.com**`,
].join('\n');

const HELP = `Por favor, no te quedes a solas.\n\n${LIST}\n\nNo eres una carga.`;

describe('the helplines of an answer', () => {
  it('are what can be dialled or opened, with their names', () => {
    const hrefs = readHelplines(HELP, PEOPLE).map(({ contact }) => contact.flatMap(({ href }) => href ?? []));
    expect(hrefs).toEqual([
      ['tel:911', 'tel:107'],
      ['tel:*4141'],
      ['tel:113'],
      ['tel:18007997233'],
      ['https://findahelpline.com'],
    ]);
    const [first, , third] = readHelplines(HELP, PEOPLE);
    expect(first!.name).toBe('Emergencias');
    expect(third!.contact.map(({ text }) => text).join('')).toBe('113, opción 5');
  });

  it('are known before the answer is complete, and never taken from the answer of another writer', () => {
    expect(readHelplines(HELP, undefined)).toHaveLength(5);
    expect(readHelplines('- Books: **66**\n- Psalms: **150**', undefined)).toEqual([]);
    expect(readHelplines(HELP, ENGINE)).toEqual([]);
  });
});
