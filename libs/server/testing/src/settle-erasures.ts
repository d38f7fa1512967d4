import { until } from './until.js';

type Collection = {
  countDocuments(filter: object): Promise<number>;
  updateMany(filter: object, update: object): Promise<unknown>;
};

/**
 * Waits until the erasures of a service's database are complete, as if the time in which late writes may end had passed.
 *
 * @param database the connection of the service, or a database of the driver
 */
export async function settleErasures(database: { collection(name: string): Collection }): Promise<void> {
  const erasures = database.collection('erasures');
  await until('all deleted accounts are erased', async () => {
    await erasures.updateMany(
      { state: 'settling', claimedBy: { $exists: false } },
      { $set: { dueAt: new Date(0) } },
    );
    return (await erasures.countDocuments({ state: { $ne: 'erased' } })) === 0;
  });
}
