import { alignWords } from '../words/align-words.js';
import { passageWords } from '../words/passage-words.js';
import { textWords } from '../words/text-words.js';
import { repairedWords } from './repaired-words.js';

const VERSE = 'Blessed are the peacemakers: for they shall be called the children of God.';
const passage = passageWords([{ id: 40_005_009, text: VERSE }] as Parameters<typeof passageWords>[0], 'en');

/** The words that replace a quotation of the verse. */
function repaired(quotation: string): string {
  const quoted = textWords(quotation, 'en');
  return repairedWords(quoted, passage, alignWords(quoted, passage)!).text;
}

describe('repairedWords', () => {
  it('go on to the end of a sentence that is near, and to no farther one', () => {
    expect(repaired('Blessed are the quick: for they shall be called the children')).toBe(VERSE.slice(0, -1));
    expect(repaired('Blessed are the quick peacemakers')).toBe('Blessed are the peacemakers');
  });
});
