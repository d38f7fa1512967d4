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

describe('accountFile', () => {
  it('is indented JSON, whatever pieces it arrives in', async () => {
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

  it('has every list, also for a reader without data', async () => {
    const text = await written({ version: 1 }, area('usage', ['days', 'activity']));
    expect(JSON.parse(text)).toEqual({ version: 1, usage: { days: [], activity: [] } });
  });

  it.each([
    ['out of order', { part: 'days', items: [2] }],
    ['of an unknown part', { part: 'nights', items: [2] }],
  ])('throws for a chunk that is %s', async (_, chunk) => {
    const usage = area('usage', ['days', 'activity'], { part: 'activity', items: [1] }, chunk);
    await expect(written({}, usage)).rejects.toThrow('of usage came when its turn was over');
  });
});
