import type { Model } from 'mongoose';
import { beforeCommit, valuesOfTransaction } from './transaction.js';

/** Documents of one collection that wait for a single insert command at the end of a transaction. */
export class BatchedInserts<Doc> {
  private docs: Doc[] = [];

  private constructor(private readonly model: Model<Doc>) {}

  /** The pending inserts of the current transaction. Undefined outside a transaction, where inserts run at once. */
  static of<Doc>(model: Model<Doc>): BatchedInserts<Doc> | undefined {
    const values = valuesOfTransaction();
    if (!values) return undefined;
    const known = values.get(model) as BatchedInserts<Doc> | undefined;
    if (known) return known;
    const batch = new BatchedInserts(model);
    values.set(model, batch);
    beforeCommit(() => batch.insert());
    return batch;
  }

  add(docs: readonly Doc[]): void {
    this.docs.push(...docs);
  }

  /** Inserts the pending documents, in their order. */
  async insert(): Promise<void> {
    if (this.docs.length === 0) return;
    const docs = this.docs;
    this.docs = [];
    await this.model.insertMany(docs, { ordered: true });
  }
}
