import {
  DeleteEntry,
  ListAllShares,
  ListShares,
  ReadShare,
  RevokeShare,
  ShareEntry,
} from '@word-unfolded/contracts';
import { Clock } from '@word-unfolded/primitives';
import { JournalUnderTest, newReader, NOW } from './journal-fixture.js';
import { JournalReader } from './journal-reader.js';

let journal: JournalUnderTest;
beforeAll(async () => {
  journal = await JournalUnderTest.start();
});
afterAll(() => journal.stop());

describe('a link to an entry', () => {
  const shared = async () => {
    const ruth = new JournalReader(journal);
    const entry = await ruth.write({ title: 'For you', tags: ['private'], mood: 'sad' });
    const about = { userId: ruth.id, entryId: entry.id };
    return { ruth, about, share: await journal.ask(ShareEntry, { ...about, days: 30 }) };
  };
  const noMore = (token: string) => journal.refusal(ReadShare, { token });

  it('shows its text to anyone who has the link, and no private fields', async () => {
    const { share, about } = await shared();
    const read = await journal.ask(ReadShare, { token: share.token });
    expect(read).toMatchObject({ title: 'For you', content: 'I read and was glad.' });
    expect(JSON.stringify(read)).not.toMatch(/private|sad/);
    expect((await journal.ask(ListShares, about)).shares).toEqual([share]);
  });

  it('stops working once its owner revokes it, which no one else can do', async () => {
    const { share, about } = await shared();
    const foreign = { userId: newReader(), shareId: share.id };
    expect(await journal.refusal(RevokeShare, foreign)).toMatchObject({ code: 'SHARE_NOT_FOUND' });
    await journal.ask(ReadShare, { token: share.token });
    await journal.ask(RevokeShare, { userId: about.userId, shareId: share.id });
    expect(await noMore(share.token)).toMatchObject({ code: 'SHARE_NOT_FOUND', status: 404 });
  });

  it('is in the list of all links of its owner only, whichever entry it leads to', async () => {
    const { ruth, share } = await shared();
    const other = await ruth.write({ title: 'For somebody else' });
    const second = await journal.ask(ShareEntry, { userId: ruth.id, entryId: other.id, days: 1 });
    const { shares } = await journal.ask(ListAllShares, { userId: ruth.id });
    expect(shares.map(({ id }) => id).sort()).toEqual([share.id, second.id].sort());
    expect(await journal.ask(ListAllShares, { userId: newReader() })).toEqual({ shares: [] });
  });

  it('does not work while the entry is in the bin', async () => {
    const { share, about } = await shared();
    await journal.ask(DeleteEntry, about);
    expect(await noMore(share.token)).toMatchObject({ code: 'SHARE_NOT_FOUND' });
    expect(await journal.refusal(ShareEntry, { ...about, days: 1 })).toMatchObject({
      code: 'ENTRY_NOT_FOUND',
    });
  });

  it('expires after its days', async () => {
    const { share } = await shared();
    const clock = journal.service.app.get(Clock);
    clock.now = () => new Date(Date.parse(NOW) + 30 * 86_400_000);
    expect(await noMore(share.token)).toMatchObject({ code: 'SHARE_NOT_FOUND' });
    clock.now = () => new Date(NOW);
  });
});
