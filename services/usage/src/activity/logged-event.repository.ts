import { Inject, Injectable } from '@nestjs/common';
import type { FollowEvents, ListEvents, LoggedEvent, RequestOf } from '@word-unfolded/contracts';
import { MONGO_CONNECTION } from '@word-unfolded/persistence';
import { Types, type Connection, type Model, type QueryFilter } from 'mongoose';
import { activityModel, type ActivityRecord } from './activity.schema.js';

type Filters = Pick<RequestOf<typeof FollowEvents>, 'name' | 'kind' | 'userId'>;

type Wanted = Omit<RequestOf<typeof ListEvents>, 'limit'>;

type Stored = ActivityRecord & { readonly _id: Types.ObjectId };

/** The events of all readers and services, for administrators. */
@Injectable()
export class LoggedEvents {
  private readonly activity: Model<ActivityRecord>;

  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    this.activity = activityModel(connection);
  }

  /** The latest first. Empty if the event of the page before has expired. */
  async list({ from, to, after, ...filters }: Wanted, limit: number): Promise<LoggedEvent[]> {
    const last = after === undefined ? null : await this.activity.findById(after).lean<Stored>().exec();
    if (after !== undefined && !last) return [];
    const until = last?.at ?? (to === undefined ? undefined : new Date(Date.parse(to) - 1));
    const at = {
      ...(from !== undefined && { $gte: new Date(from) }),
      ...(until !== undefined && { $lte: until }),
    };
    const filter: QueryFilter<ActivityRecord> = {
      ...filterOf(filters),
      ...(Object.keys(at).length > 0 && { at }),
      ...(last && { $or: [{ at: { $lt: last.at } }, { at: last.at, _id: { $lt: last._id } }] }),
    };
    return this.read(filter, { at: -1, _id: -1 }, limit);
  }

  /** Events that were stored after another one, the oldest first. */
  newer(filters: Filters, after: string, limit: number): Promise<LoggedEvent[]> {
    return this.read({ ...filterOf(filters), _id: { $gt: new Types.ObjectId(after) } }, { _id: 1 }, limit);
  }

  private async read(
    filter: QueryFilter<ActivityRecord>,
    sort: Record<string, 1 | -1>,
    limit: number,
  ): Promise<LoggedEvent[]> {
    const records = await this.activity.find(filter).sort(sort).limit(limit).lean<Stored[]>().exec();
    return records.map(eventOf);
  }
}

function filterOf({ name, kind, userId }: Filters): QueryFilter<ActivityRecord> {
  return {
    ...(userId !== undefined && { ownerId: userId }),
    ...(name !== undefined && { name }),
    ...(kind !== undefined && { kind }),
  };
}

function eventOf({ _id, kind, name, ownerId, properties, at }: Stored): LoggedEvent {
  return {
    id: _id.toHexString(),
    ...{ kind, name, at: at.toISOString() },
    userId: ownerId === '' ? null : ownerId,
    properties: Object.fromEntries(properties.map((property) => [property.name, property.value])),
  };
}

/** The smallest id of a document that was made some seconds ago, by the time of the machine, from which ids are made. */
export function idAt(secondsAgo: number): string {
  const seconds = Math.floor(Date.now() / 1_000) - secondsAgo;
  return Types.ObjectId.createFromTime(seconds).toHexString();
}
