import { Timestamp } from '../bson/value.js';
import { mongoError } from '../errors/mongo-error.js';

/** Maximum difference between a client's time and the server's, in seconds (`maxAcceptableLogicalClockDriftSecs`). */
const MOST_AHEAD = 365 * 24 * 60 * 60;

/** The logical time of a replica set (manual, "$clusterTime"). It only grows; within a second its increment grows. */
export class ClusterClock {
  /** Starts one second ahead, so that a server that restarts immediately does not repeat times of the previous one. */
  private last = new Timestamp({ t: Math.floor(Date.now() / 1000) + 1, i: 1 });

  /** The time of the latest event. */
  get latest(): Timestamp {
    return this.last;
  }

  /** A new time, later than all previous times. */
  tick(): Timestamp {
    const second = Math.floor(Date.now() / 1000);
    const { t, i } = this.last;
    this.last = second > t ? new Timestamp({ t: second, i: 1 }) : new Timestamp({ t, i: i + 1 });
    return this.last;
  }

  /** Advances the clock to a client's cluster time. @throws MongoError 214 if it is too far ahead */
  advanceTo(time: Timestamp): void {
    if (positionOf(time) <= positionOf(this.last)) return;
    if (time.t > Date.now() / 1000 + MOST_AHEAD)
      throw mongoError('ClusterTimeFailsRateLimiter', 'New cluster time is too far from this node.');
    this.last = time;
  }
}

/** A time as one number, for comparisons. */
export function positionOf({ t, i }: Timestamp): bigint {
  return (BigInt(t) << 32n) | BigInt(i);
}
