import { formatOsis } from '@word-unfolded/scripture-ref';
import { findKnown } from './find-known.js';

const find = (text: string, references: readonly (readonly [string, string])[]) =>
  findKnown(references.map(([written, osis]) => ({ written, osis })))(text).map(({ start, end, passage }) => [
    text.slice(start, end),
    formatOsis([passage]),
  ]);

describe('the references of a published post', () => {
  it('are found wherever they stand, the longer one first', () => {
    const text =
      'John 3:16, 1 John 3:1 and (John 3:1). John 3:16-18 is longer, and XJohn 3:1 is no reference.';
    expect(
      find(text, [
        ['John 3:16', 'John.3.16'],
        ['1 John 3:1', '1John.3.1'],
        ['John 3:1', 'John.3.1'],
        ['John 3:16-18', 'John.3.16-John.3.18'],
      ]),
    ).toEqual([
      ['John 3:16', 'John.3.16'],
      ['1 John 3:1', '1John.3.1'],
      ['John 3:1', 'John.3.1'],
      ['John 3:16-18', 'John.3.16-John.3.18'],
    ]);
  });

  it('are found without a book only behind one to the same book', () => {
    const known = [
      ['Matthew 4:4', 'Matt.4.4'],
      ['4:7', 'Matt.4.7'],
      ['Mark 1:1', 'Mark.1.1'],
      ['4:7', 'Mark.4.7'],
    ] as const;
    expect(find('Matthew 4:4 and 4:7. Mark 1:1 and 4:7', known)).toEqual([
      ['Matthew 4:4', 'Matt.4.4'],
      ['4:7', 'Matt.4.7'],
      ['Mark 1:1', 'Mark.1.1'],
      ['4:7', 'Mark.4.7'],
    ]);
    expect(find('The train leaves at 4:7.', known)).toEqual([]);
  });

  it('are none where the post has none', () => {
    expect(find('John 3:16', [])).toEqual([]);
  });
});
