import { AppError } from '@word-unfolded/contracts';
import {
  minutesToPay,
  secondsPaidAhead,
  usageResetsAt,
  VOICE_TIME,
  voiceSecondsLeft,
} from '@word-unfolded/domain';
import type { Meter } from '@word-unfolded/metering';
import type { CallReader, CallRecord } from './call-record.js';

/** What a call has paid for, and what it may still take. */
export type PaidTime = Pick<CallRecord, 'secondsPaid' | 'reserved' | 'settled'> & {
  /** Minutes that are neither charged nor reserved; undefined if the limits do not apply. */
  readonly minutesLeft: number | undefined;
};

/** The minutes of a call: reserved one by one, each charged when it has been used. Every step may be repeated. */
export class CallMinutes {
  constructor(
    private readonly meter: Pick<Meter, 'reserve' | 'settle' | 'release'>,
    private readonly subject: CallReader,
    private readonly callId: string,
    private paid: PaidTime,
  ) {}

  /** How many minutes are reserved and charged, to be stored. */
  get counts(): Pick<PaidTime, 'reserved' | 'settled'> {
    return { reserved: this.paid.reserved, settled: this.paid.settled };
  }

  /**
   * Reserves the first minute, unless an earlier call has left some of its last one.
   *
   * @throws AppError LIMIT_REACHED, SERVICE_UNAVAILABLE
   */
  async begin(): Promise<void> {
    if (this.paid.secondsPaid === 0) await this.reserve();
  }

  /**
   * Reserves the next minute shortly before it begins, and charges the ones that are over. What cannot be done now is done
   * the next time.
   *
   * @param seconds of the call so far
   * @returns whether something has changed
   */
  async advance(seconds: number): Promise<boolean> {
    const { secondsPaid, reserved } = this.paid;
    const isDue = minutesToPay(seconds + VOICE_TIME.reservedAhead, secondsPaid) > reserved;
    const mayTake = this.paid.minutesLeft === undefined || this.paid.minutesLeft > 0;
    if (isDue && mayTake) await this.reserve().catch(onlyIfReached);
    const over = Math.min(this.paid.reserved, Math.floor((seconds - secondsPaid) / VOICE_TIME.step));
    const before = this.paid.settled;
    for (let step = before + 1; step <= over; step += 1) await this.charge(step);
    return this.paid.reserved !== reserved || this.paid.settled !== before;
  }

  /** How long the call may go on after so many seconds. */
  secondsLeft(seconds: number): number {
    const { secondsPaid, reserved, minutesLeft } = this.paid;
    if (minutesLeft === undefined)
      return Math.max(0, voiceSecondsLeft({ minutesLeft, secondsPaid }) - seconds);
    const all = secondsPaid + (reserved + minutesLeft) * VOICE_TIME.step;
    return Math.max(0, Math.min(VOICE_TIME.longest, all) - seconds);
  }

  /** What is left of the day after so many seconds of the call, for the screen. */
  timeAt(seconds: number, now: Date): { secondsLeft: number; limited: boolean; resetsAt: string } {
    return {
      secondsLeft: this.secondsLeft(seconds),
      limited: this.paid.minutesLeft !== undefined,
      resetsAt: usageResetsAt(now).toISOString(),
    };
  }

  /**
   * Charges what the call has used, and gives back the rest.
   *
   * @returns the seconds of its last minute that are left
   */
  async end(seconds: number): Promise<number> {
    const { secondsPaid, reserved } = this.paid;
    const used = minutesToPay(seconds, secondsPaid);
    for (let step = this.paid.settled + 1; step <= reserved; step += 1)
      await (step <= used ? this.charge(step) : this.meter.release(this.subject, this.idOf(step)));
    return Math.min(secondsPaidAhead(seconds, secondsPaid), VOICE_TIME.step);
  }

  private async reserve(): Promise<void> {
    const step = this.paid.reserved + 1;
    const amounts = { voiceMinutes: 1 };
    const { limits, used, limited } = await this.meter.reserve(this.subject, {
      id: this.idOf(step),
      feature: 'voice',
      amounts,
    });
    const minutesLeft = limited ? Math.max(0, limits.voiceMinutes - used.voiceMinutes) : undefined;
    this.paid = { ...this.paid, reserved: step, minutesLeft };
  }

  private async charge(step: number): Promise<void> {
    await this.meter.settle(this.subject, this.idOf(step), { voiceMinutes: 1 });
    this.paid = { ...this.paid, settled: Math.max(this.paid.settled, step) };
  }

  private idOf(step: number): string {
    return `voice-${this.callId}-${step}`;
  }
}

/** The day is used up, or Redis is away: the call goes on until its minute is over. */
function onlyIfReached(error: unknown): void {
  if (!(error instanceof AppError)) throw error;
}
