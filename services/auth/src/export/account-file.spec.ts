import { writeAccountFile, type WrittenArea } from './account-file.js';

type Chunk = { part: string; items: unknown[] };

function area(name: string, parts: string[], ...chunks: Chunk[]): WrittenArea {
  async function* come(): AsyncGenerator<Chunk> {
    for (const chunk of chunks) yield await Promise.resolve(chunk);
  }
  return { name, parts, chunks: come() };
}

async function written(own: Record<string, unknown>, ...areas: WrittenArea[]): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of writeAccountFile(own, areas)) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

describe('the file of an account', () => {
  it('is JSON as people indent it, whatever pieces it came in', async () => {
    const entries = [{ title: 'Línea\nnueva "1"' }, { title: '🙏\u2028', tags: ['a', 'b'] }];
    const text = await written(
      { version: 1, account: { name: 'Ruth' } },
      area(
        'journal',
        ['bookmarks', 'entries', 'links'],
        { part: 'entries', items: [entries[0]] },
        { part: 'entries', items: [] },
        { part: 'entries', items: [entries[1]] },
      ),
      area('usage', ['days', 'activity'], { part: 'days', items: [1] }),
    );
    const whole = {
      version: 1,
      account: { name: 'Ruth' },
      journal: { bookmarks: [], entries, links: [] },
      usage: { days: [1], activity: [] },
    };
    expect(text).toBe(`${JSON.stringify(whole, undefined, 2)}\n`);
  });

  it('has every list, also of someone who keeps nothing', async () => {
    const text = await written({ version: 1 }, area('usage', ['days', 'activity']));
    expect(JSON.parse(text)).toEqual({ version: 1, usage: { days: [], activity: [] } });
  });

  it.each([
    ['out of its turn', { part: 'days', items: [2] }],
    ['nobody has told of', { part: 'nights', items: [2] }],
  ])('is not written of what comes %s', async (_, chunk) => {
    const usage = area('usage', ['days', 'activity'], { part: 'activity', items: [1] }, chunk);
    await expect(written({}, usage)).rejects.toThrow('of usage came when its turn was over');
  });
});
