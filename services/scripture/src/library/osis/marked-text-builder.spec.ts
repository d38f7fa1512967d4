import { MarkedTextBuilder } from './marked-text-builder.js';

const built = (build: (builder: MarkedTextBuilder) => void) => {
  const builder = new MarkedTextBuilder();
  builder.breakLine({ opens: 'paragraph', poetry: 0 });
  build(builder);
  return builder.build();
};

describe('MarkedTextBuilder', () => {
  it('collapses spaces, and removes them at both ends and before closing punctuation', () => {
    const { text } = built((builder) => {
      for (const piece of ['  one ', ' two', ' , three ', ' ?” ']) builder.addText(piece);
    });
    expect(text).toBe('one two, three?”');
  });

  it('begins and ends marks and words at word boundaries', () => {
    const { text, marks, links } = built((builder) => {
      builder.addText('one');
      builder.openMark('added');
      builder.openWord(['G1']);
      builder.addText(' two ');
      builder.closeWord();
      builder.closeMark('added');
      builder.addText(' three');
    });
    expect(text).toBe('one two three');
    expect(marks).toEqual([{ mark: 'added', start: 4, end: 7 }]);
    expect(links).toEqual([{ start: 4, end: 7, strongs: ['G1'] }]);
  });

  it('joins a mark that continues after a note', () => {
    const { marks, notes } = built((builder) => {
      for (const word of ['one', ' two']) {
        builder.openMark('jesus');
        builder.addText(word);
        builder.closeMark('jesus');
        builder.addNote({ kind: 'note', text: word });
      }
    });
    expect(marks).toEqual([{ mark: 'jesus', start: 0, end: 7 }]);
    expect(notes.map(({ at }) => at)).toEqual([3, 7]);
  });

  it('closes open marks at the end of the text', () => {
    const { marks } = built((builder) => {
      builder.openMark('jesus');
      builder.addText('spoken on');
    });
    expect(marks).toEqual([{ mark: 'jesus', start: 0, end: 9 }]);
  });

  it('separates lines by a space, but not after a dash', () => {
    const { text, breaks } = built((builder) => {
      builder.addText('one,');
      builder.breakLine({ opens: 'line', poetry: 2 });
      builder.addText('two—');
      builder.breakLine({ opens: 'line', poetry: 1 });
      builder.addText('three');
    });
    expect(text).toBe('one, two—three');
    expect(breaks.map(({ at }) => at)).toEqual([0, 5, 9]);
  });
});
