import fc from 'fast-check';
import { CallWatch, SILENT_ROUNDS } from './call-watch.js';
import type { LostCall } from './lost-call.js';

const SERVICE = 'journal';
const answer = (holds: string[], lacks: string[] = [], takesCalls = true) => ({ holds, lacks, takesCalls });

/** A watch, and the calls that it has given up. */
function watching() {
  const watch = new CallWatch();
  const lost = new Map<string, string | undefined>();
  return {
    watch,
    lost,
    send: (name: string) =>
      watch.begin(name, {
        service: SERVICE,
        lose: ({ elsewhere }: LostCall) => {
          lost.set(name, elsewhere);
          watch.end(name);
        },
      }),
    /** Rounds in which some replicas answer. */
    rounds: (count: number, answers: () => void = () => {}) => {
      for (let round = 0; round < count; round += 1) {
        watch.nextRound();
        answers();
      }
    },
  };
}

describe('a call without a response', () => {
  it('is not asked for in its first round, so that a call that is answered soon costs nothing', () => {
    const { watch, send } = watching();
    send('1');
    expect(watch.nextRound().byService.size).toBe(0);
    expect(watch.nextRound().byService.get(SERVICE)).toEqual(['1']);
  });

  it('waits as long as its replica says that it has it', () => {
    const { watch, lost, send, rounds } = watching();
    send('1');
    send('2');
    rounds(1_000, () => watch.located(SERVICE, 'a', answer(['1', '2'])));
    expect(lost.size).toBe(0);
  });

  it('is lost at once when its replica is gone, and only then', () => {
    const { watch, lost, send, rounds } = watching();
    send('1');
    send('2');
    rounds(2);
    watch.located(SERVICE, 'a', answer(['1']));
    watch.located(SERVICE, 'b', answer(['2']));
    watch.replicaGone('a');
    expect([...lost]).toEqual([['1', undefined]]);
  });

  it('is lost when nobody has it, and is sent to a replica that is alive', () => {
    const { watch, lost, send, rounds } = watching();
    send('1');
    rounds(SILENT_ROUNDS + 1, () => watch.located(SERVICE, 'b', answer([], ['1'])));
    expect(lost.size).toBe(0);
    rounds(1);
    expect(lost.get('1')).toBe('b');
  });

  it('is lost when its replica falls silent, and is not sent there again', () => {
    const { watch, lost, send, rounds } = watching();
    send('1');
    rounds(2);
    watch.located(SERVICE, 'frozen', answer(['1']));
    rounds(SILENT_ROUNDS + 1, () => watch.located(SERVICE, 'b', answer([], ['1'])));
    expect(lost.get('1')).toBe('b');
  });

  it('goes on waiting at a silent replica without another one that takes calls, and no longer than that', () => {
    const { watch, lost, send, rounds } = watching();
    send('1');
    rounds(100, () => watch.located(SERVICE, 'stopping', answer([], ['1'], false)));
    expect(lost.size).toBe(0);
    watch.located(SERVICE, 'b', answer([], ['1']));
    rounds(1);
    expect(lost.get('1')).toBe('b');
  });

  it('is lost when its replica has answered it, but the response did not arrive', () => {
    const { watch, lost, send, rounds } = watching();
    send('1');
    rounds(2);
    watch.located(SERVICE, 'a', answer(['1']));
    watch.located(SERVICE, 'b', answer([], ['1']));
    expect(lost.size).toBe(0);
    watch.located(SERVICE, 'a', answer([], ['1']));
    expect(lost.size).toBe(1);
  });

  it('is lost when no replica of its service is connected', () => {
    const { watch, lost, send, rounds } = watching();
    send('1');
    rounds(2);
    watch.serviceGone('auth');
    expect(lost.size).toBe(0);
    watch.serviceGone(SERVICE);
    expect(lost.size).toBe(1);
  });

  it('is lost at a replica of the version before only when that is gone, because it answers no questions', () => {
    const { watch, lost, send, rounds } = watching();
    send('1');
    watch.acceptedByMute('1', 'old');
    rounds(1_000);
    expect(lost.size).toBe(0);
    expect(watch.nextRound().replicas).toEqual(new Set(['old']));
    watch.replicaGone('old');
    expect(lost.size).toBe(1);
  });
});

describe('the next calls after one was lost at a silent replica', () => {
  /** A watch that has lost a call while these replicas answered. */
  function tripped(...replicas: string[]) {
    const watched = watching();
    const answers = () => {
      for (const each of replicas) watched.watch.located(SERVICE, each, answer([]));
    };
    watched.send('lost');
    watched.rounds(SILENT_ROUNDS + 2, answers);
    expect(watched.lost.has('lost')).toBe(true);
    return { ...watched, answers };
  }

  const probe = (watch: CallWatch, name: string) =>
    watch.begin(name, { service: SERVICE, lose: () => watch.end(name, false), isProbe: true });

  it('go to the replicas that answer, in turns, and only those of that service', () => {
    const { watch } = tripped('a', 'b');
    const chosen = Array.from({ length: 6 }, () => watch.destinationOf(SERVICE, true).replica);
    expect(new Set(chosen)).toEqual(new Set(['a', 'b']));
    expect(chosen.filter((each) => each === 'a')).toHaveLength(3);
    expect(watch.destinationOf('auth', true)).toEqual({});
  });

  it('go through the queue when no replica has answered lately', () => {
    const { watch, rounds } = tripped('a');
    rounds(5);
    expect(watch.destinationOf(SERVICE, true)).toEqual({});
  });

  it('ask which replicas are there in every round, also while no call of the service waits', () => {
    const { watch } = tripped('a');
    expect(watch.nextRound().byService.get(SERVICE)).toEqual([]);
  });

  it('avoid the queue too when the time of a call was over before it counted as lost', () => {
    const { watch, send, rounds } = watching();
    const answers = () => watch.located(SERVICE, 'a', answer([]));
    send('1');
    rounds(3, answers);
    watch.end('1', false);
    expect(watch.destinationOf(SERVICE, true)).toEqual({});
    send('2');
    rounds(7, answers);
    watch.end('2', false);
    expect(watch.destinationOf(SERVICE, true)).toEqual({ replica: 'a' });
  });

  it('use the queue when a slow replica had a call whose time is over', () => {
    const { watch, send, rounds } = watching();
    send('1');
    rounds(20, () => {
      watch.located(SERVICE, 'slow', answer(['1']));
      watch.located(SERVICE, 'a', answer([], ['1']));
    });
    watch.end('1', false);
    expect(watch.destinationOf(SERVICE, true)).toEqual({});
  });

  it('probe the queue one at a time and only with what may be repeated, until enough were answered', () => {
    const { watch, rounds, answers } = tripped('a');
    rounds(60, answers);
    expect(watch.destinationOf(SERVICE, false)).toEqual({ replica: 'a' });
    let probes = 0;
    for (; watch.destinationOf(SERVICE, true).isProbe; probes += 1) {
      expect(watch.destinationOf(SERVICE, true)).toEqual({ replica: 'a' });
      probe(watch, `probe ${probes}`);
      watch.end(`probe ${probes}`);
    }
    expect(probes).toBeGreaterThan(4);
    expect(watch.destinationOf(SERVICE, false)).toEqual({});
  });

  it('avoid the queue again when a probe is lost', () => {
    const { watch, rounds, answers } = tripped('a');
    rounds(60, answers);
    expect(watch.destinationOf(SERVICE, true)).toEqual({ isProbe: true });
    probe(watch, 'probe');
    rounds(SILENT_ROUNDS + 2, answers);
    for (let count = 0; count < 20; count += 1)
      expect(watch.destinationOf(SERVICE, true)).toEqual({ replica: 'a' });
  });
});

type Event =
  | { readonly kind: 'round' }
  | { readonly kind: 'freeze' | 'thaw' | 'kill'; readonly replica: number }
  | { readonly kind: 'send'; readonly replica: number };

const REPLICAS = [0, 1, 2, 3];

type Sent = { readonly at: number; roundsAway: number };

/** A model of replicas that have the calls which they were sent, and answer questions while they run. */
class Replicas {
  readonly tested = watching();
  readonly calls = new Map<string, Sent>();
  private readonly frozen = new Set<number>();
  private readonly dead = new Set<number>();
  private roundsWithAnswer = 0;

  apply(event: Event, name: string): void {
    if (event.kind === 'round') this.round();
    else if (event.kind === 'send') {
      this.calls.set(name, { at: event.replica, roundsAway: 0 });
      this.tested.send(name);
    } else if (event.kind === 'thaw') this.frozen.delete(event.replica);
    else (event.kind === 'freeze' ? this.frozen : this.dead).add(event.replica);
  }

  /** Whether a replica has answered in each of the last rounds. */
  anyRanFor(rounds: number): boolean {
    return this.roundsWithAnswer > rounds;
  }

  private runs(replica: number): boolean {
    return !this.frozen.has(replica) && !this.dead.has(replica);
  }

  private round(): void {
    const { watch, lost } = this.tested;
    const before = new Set(lost.keys());
    const { replicas } = watch.nextRound();
    for (const gone of replicas) if (this.dead.has(Number(gone))) watch.replicaGone(gone);
    for (const [name, call] of this.calls) {
      // A replica that has just gone on has not answered a question yet.
      if (lost.has(name) && !before.has(name))
        expect(this.runs(call.at) && call.roundsAway === 0).toBe(false);
      call.roundsAway = this.runs(call.at) ? 0 : call.roundsAway + 1;
    }
    this.roundsWithAnswer = REPLICAS.some((each) => this.runs(each)) ? this.roundsWithAnswer + 1 : 0;
    const names = [...this.calls.keys()].filter((name) => !lost.has(name));
    for (const replica of REPLICAS.filter((each) => this.runs(each))) {
      const isHere = (name: string) => this.calls.get(name)!.at === replica;
      const lacks = names.filter((name) => !isHere(name));
      watch.located(SERVICE, String(replica), answer(names.filter(isHere), lacks));
    }
  }
}

const replica = fc.constantFrom(...REPLICAS);
const anyEvent: fc.Arbitrary<Event> = fc.oneof(
  { weight: 12, arbitrary: fc.constant({ kind: 'round' } as const) },
  fc.record({ kind: fc.constantFrom('freeze' as const, 'thaw' as const, 'kill' as const), replica }),
  fc.record({ kind: fc.constant('send' as const), replica }),
);

it('no call is lost while its replica runs, and none waits for long at one that does not while another runs', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 200 }), (events) => {
      const replicas = new Replicas();
      events.forEach((event, index) => replicas.apply(event, String(index)));
      const { lost } = replicas.tested;
      for (const [name, { at, roundsAway }] of replicas.calls) {
        expect(lost.get(name)).not.toBe(String(at));
        if (replicas.anyRanFor(SILENT_ROUNDS + 2) && roundsAway > SILENT_ROUNDS + 2)
          expect(lost.has(name)).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});
