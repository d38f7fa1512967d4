import fc from 'fast-check';
import { withoutModelLinks } from './plain-model-text.js';

async function plain(...chunks: string[]): Promise<string> {
  let text = '';
  for await (const part of withoutModelLinks(chunks)) text += part;
  return text;
}

describe('withoutModelLinks', () => {
  it.each([
    ['See [John 3:16](https://x.example/(a)) now', 'See John 3:16 now'],
    ['![a lamp](lamp.png) and [one][two]', 'a lamp and one'],
    ['line<br>break <b class="x">bold</b><!-- hidden -->', 'line break bold'],
    ['<q>a</q> <blockquote cite="x">b</blockquote>', '“a” “b”'],
    ['[1] and [ ] and 3 < 5 [open', '[1] and [ ] and 3 < 5 [open'],
    ['Amen!', 'Amen!'],
    ['<i>Jesus wept.</i> <span class="ref">John 11:35</span>', '*Jesus wept.* John 11:35'],
    ['<em>Jesus wept.</em> <mark>He saw her weep.</mark>', '*Jesus wept.* *He saw her weep.*'],
  ])('reads %j as %j', async (written, read) => {
    expect(await plain(written)).toBe(read);
    expect(await plain(...written)).toBe(read);
  });

  it('loses no word, and keeps no link or tag, for every division into chunks', async () => {
    const fragments = fc.constantFrom('word ', '[word](https://x.example)', '![word](x)', '<i>', '\n', '! ');
    await fc.assert(
      fc.asyncProperty(fc.array(fragments, { maxLength: 30 }), async (parts) => {
        for (const read of [await plain(...parts.join('')), await plain(...parts)]) {
          expect(read.match(/word/g)?.length).toBe(parts.join('').match(/word/g)?.length);
          expect(read).not.toMatch(/[<[\]()]/);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('continues at once where no link can begin', async () => {
    const stream = withoutModelLinks(['a word ', 'b']);
    expect((await stream.next()).value).toBe('a word ');
  });
});
