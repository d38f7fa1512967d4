import { Injectable } from '@nestjs/common';
import { EventNoted, type PayloadOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { Consumes } from '@word-unfolded/service-kit';
import { ReaderCounts } from '../readers/reader-counts.js';
import { RollupJournal } from '../rollups/rollup-journal.js';
import type { Addition } from '../rollups/schemas/rollup-entry.schema.js';
import { LEDGER_SERIES, QUOTATION_SERIES } from '../rollups/series.js';
import { ActivityRepository } from './activity.repository.js';

/** Stores and counts what services note. */
@Injectable()
export class EventNotedConsumer {
  constructor(
    private readonly activity: ActivityRepository,
    private readonly readers: ReaderCounts,
    private readonly journal: RollupJournal,
  ) {}

  @Consumes(EventNoted, { as: 'note-event', inOrderOf: ({ userId }) => userId })
  async note({ service, name, userId, properties, at: moment }: PayloadOf<typeof EventNoted>): Promise<void> {
    const at = new Date(moment);
    const pairs = Object.entries({ ...properties, service }).map(([property, value]) => ({
      name: property,
      value,
    }));
    await this.activity.add(ownerOf(userId ?? ''), { kind: 'service', name, properties: pairs, at });
    const counted =
      userId === undefined ? [] : await this.readers.additionsOf(ownerOf(userId), name, properties, at);
    const event = { name: LEDGER_SERIES.events, key: name, values: { count: 1 } };
    await this.journal.add(at, [event, ...counted, ...quotationsOf(name, properties)]);
  }
}

/** What the check of the quotations of an answer has found: `answer.checked` with the numbers of each outcome. */
function quotationsOf(name: string, properties: PayloadOf<typeof EventNoted>['properties']): Addition[] {
  if (name !== 'answer.checked') return [];
  const numberOf = (property: string) => {
    const value = properties[property];
    return typeof value === 'number' && value > 0 ? Math.floor(value) : 0;
  };
  return [
    { name: QUOTATION_SERIES.checked, values: { count: 1 } },
    { name: QUOTATION_SERIES.repaired, values: { count: numberOf('repaired') } },
    { name: QUOTATION_SERIES.removed, values: { count: numberOf('removed') } },
  ];
}
