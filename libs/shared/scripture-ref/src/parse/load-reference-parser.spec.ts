import { loadReferenceParser } from './load-reference-parser.js';
import { parseReference } from './parse-reference.js';

describe('the parser that a browser loads', () => {
  it('parses like the one of the server', async () => {
    const { parse, find } = await loadReferenceParser();
    for (const text of ['Rom 8:28', 'Romanos 8:28', 'I am 5', 'Filipences 4:13'])
      expect(parse(text, 'en')).toEqual(parseReference(text, 'en'));
    expect(find('See Rom 8:28.', 'en')).toHaveLength(1);
  });

  it('supports only the requested languages', async () => {
    const { parse } = await loadReferenceParser(['es']);
    expect(parse('Romanos 8:28', 'en').understood).toBe(true);
    expect(parse('Judges 3', 'en').understood).toBe(false);
  });
});
