import type { Model } from 'mongoose';
import { beforeCommit, valuesOfTransaction } from './unit-of-work.js';

/** Documents of one collection that a transaction has yet to insert, to do it in one command. */
export class GatheredInserts<Doc> {
  private docs: Doc[] = [];

  private constructor(private readonly model: Model<Doc>) {}

  /** Those of this code's transaction; undefined outside of one, where nothing may wait. */
  static of<Doc>(model: Model<Doc>): GatheredInserts<Doc> | undefined {
    const values = valuesOfTransaction();
    if (!values) return undefined;
    const known = values.get(model) as GatheredInserts<Doc> | undefined;
    if (known) return known;
    const gathered = new GatheredInserts(model);
    values.set(model, gathered);
    beforeCommit(() => gathered.insert());
    return gathered;
  }

  add(docs: readonly Doc[]): void {
    this.docs.push(...docs);
  }

  /** Inserts what waits, in the order in which it came. */
  async insert(): Promise<void> {
    if (this.docs.length === 0) return;
    const docs = this.docs;
    this.docs = [];
    await this.model.insertMany(docs, { ordered: true });
  }
}
