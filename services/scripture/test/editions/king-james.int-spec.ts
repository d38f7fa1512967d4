import { KJV } from '../../src/library/editions.js';
import { marked, readInstalled, textOf } from './local-editions.js';

const kjv = readInstalled(KJV);

describe('the King James Version', () => {
  it('marks the Name where its marker had lost its beginning', () => {
    expect(marked(kjv.at('Exod.6.3'), 'divineName')).toEqual(['JEHOVAH']);
    expect(marked(kjv.at('2Sam.21.7'), 'divineName')).toContain('LORD’s');
    expect(kjv.at('Exod.6.2').notes[0]!.text).toBe('the LORD: or, JEHOVAH');
  });

  it('has its paragraphs, without pilcrows', () => {
    expect(kjv.at('Gen.2.4').lines[0]).toMatchObject({ opens: 'paragraph', poetry: 0 });
    expect(kjv.at('Gen.2.5').lines[0]).toMatchObject({ opens: 'none' });
    expect(kjv.at('Ps.23.1').lines[0]).toMatchObject({ opens: 'stanza', poetry: 1 });
  });

  it('has marks for supplied words and the words of Jesus, also nested', () => {
    expect(marked(kjv.at('Gen.1.2'), 'added')).toEqual(['was']);
    expect(marked(kjv.at('Matt.5.3'), 'added')).toEqual(['are']);
    expect(marked(kjv.at('Matt.5.3'), 'jesus')).toEqual([textOf(kjv.at('Matt.5.3'))]);
  });

  it('links whole words where tags end within them', () => {
    const { body } = kjv.at('Mark.4.24');
    const linked = body.links.map(({ start, end }) => body.text.slice(start, end));
    expect(linked.at(-1)).toMatch(/given$/);
  });
});
