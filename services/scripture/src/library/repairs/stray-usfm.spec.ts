import { setFragment } from '../../../test/editions/set-fragment.js';
import { layOutLines } from '../osis/lay-out-lines.js';
import { repairStrayUsfm } from './stray-usfm.js';

const spansOf = (fragment: string) =>
  layOutLines(setFragment(repairStrayUsfm(fragment)).body).lines[0]!.spans;

describe('markers left behind by a conversion', () => {
  it('mark the name of God if the beginning of its marker was lost', () => {
    expect(spansOf('of the \\nd NAME</divineName>, and')).toEqual([
      { text: 'of the ' },
      { text: 'NAME', divineName: true },
      { text: ', and' },
    ]);
  });

  it('are removed from notes, and a marked name in a note never extends into the text', () => {
    const fragment = 'the word<note>the <divineName>NAME\\+nd*: or, \\nd OTHER\\+nd*</note> of one';
    const { notes, lines } = layOutLines(setFragment(repairStrayUsfm(fragment)).body);
    expect(notes).toEqual([{ kind: 'note', text: 'the NAME: or, OTHER' }]);
    expect(lines[0]!.spans.map(({ text }) => text).join('')).toBe('the word of one');
    expect(lines[0]!.spans.some(({ divineName }) => divineName)).toBe(false);
  });

  it('include pilcrows', () => {
    expect(spansOf('¶ And it was')).toEqual([{ text: 'And it was' }]);
  });
});
