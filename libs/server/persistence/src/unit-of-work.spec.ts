import { ownerOf } from './owner.js';
import { UnitOfWork } from './unit-of-work.js';

const [ruth, boaz] = [ownerOf('ruth'), ownerOf('boaz')];

/** Without a database. */
class PlainUnitOfWork extends UnitOfWork {
  constructor() {
    super(undefined as never, undefined as never);
  }

  override run<Result>(work: () => Promise<Result>): Promise<Result> {
    return work();
  }
}

describe('work in order', () => {
  it('runs the changes of each owner one after the other, also after a failure', async () => {
    const unitOfWork = new PlainUnitOfWork();
    const said: string[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const first = unitOfWork.runInOrder(ruth, async () => {
      await held;
      said.push('first');
      throw new Error('in vain');
    });
    const second = unitOfWork.runInOrder(ruth, async () => said.push('second'));
    await unitOfWork.runInOrder(boaz, async () => said.push('another reader'));
    release();
    await expect(first).rejects.toThrow('in vain');
    await second;
    expect(said).toEqual(['another reader', 'first', 'second']);
  });

  it('runs again what met a document that another writer has just created', async () => {
    let runs = 0;
    const work = async () => {
      runs += 1;
      if (runs === 1) throw Object.assign(new Error('E11000'), { code: 11000 });
      return 'read';
    };
    expect(await new PlainUnitOfWork().runInOrder(ruth, work)).toBe('read');
    expect(runs).toBe(2);
  });
});
