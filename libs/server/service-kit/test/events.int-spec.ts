import { Injectable, Module } from '@nestjs/common';
import { jetstreamManager } from '@nats-io/jetstream';
import { connectNats, Consumes, EventBus, startService } from '@word-unfolded/service-kit';
import { suiteEnvironment, until } from '@word-unfolded/testing';
import { EmptyModule, Happened } from './fixtures.js';

const done: string[] = [];
const failures = new Map<string, number>();

@Injectable()
class Witness {
  @Consumes(Happened, { as: 'write-down' })
  async writeDown({ thing }: { thing: string }): Promise<void> {
    const left = failures.get(thing) ?? 0;
    failures.set(thing, left - 1);
    if (left > 0) throw new Error('not now');
    done.push(thing);
  }
}

/** Works on the first event until it is told to end. */
@Injectable()
class Orderly {
  @Consumes(Happened, { as: 'keep-order', inOrderOf: ({ thing }) => thing.charAt(0) })
  async keepOrder({ thing }: { thing: string }): Promise<void> {
    done.push(`begin ${thing}`);
    if (thing === 'a1') await new Promise<void>((resolve) => (release = resolve));
    done.push(thing);
  }
}

let release = () => {};

@Module({ providers: [Orderly] })
class OrderlyModule {}

@Module({ providers: [Witness] })
class WitnessModule {}

beforeEach(() => {
  done.length = 0;
  failures.clear();
});

describe('event', () => {
  it('reaches a consumer that was down when it happened', async () => {
    const environment = suiteEnvironment();
    const publisher = await startService('auth', EmptyModule, [], environment);
    await publisher.app.get(EventBus).publish(Happened, { thing: 'early' });
    const consumer = await startService('journal', WitnessModule, [], environment);
    await until('it arrives', () => done.includes('early'));
    await Promise.all([publisher.stop(), consumer.stop()]);
  });

  it('is processed once, however often it is published, by any of the replicas', async () => {
    const environment = suiteEnvironment();
    const replicas = await Promise.all(
      [1, 2, 3].map(() => startService('journal', WitnessModule, [], environment)),
    );
    const bus = replicas[0]!.app.get(EventBus);
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        bus.publish(Happened, { thing: `t${index % 20}` }, `id-${index % 20}`),
      ),
    );
    await until('all have arrived', () => done.length >= 20);
    await bus.publish(Happened, { thing: 'last' }, 'last');
    await until('the last has arrived', () => done.includes('last'));
    expect([...done].sort()).toEqual(
      [...Array.from({ length: 20 }, (_, index) => `t${index}`), 'last'].sort(),
    );
    await Promise.all(replicas.map((replica) => replica.stop()));
  });

  it('waits for the one before that has the same key, and for no other', async () => {
    const service = await startService('journal', OrderlyModule, [], suiteEnvironment());
    const bus = service.app.get(EventBus);
    for (const thing of ['a1', 'a2', 'b1']) await bus.publish(Happened, { thing });
    await until('the other key is done', () => done.includes('b1'));
    expect([...done].sort()).toEqual(['b1', 'begin a1', 'begin b1']);
    release();
    await until('the second is done', () => done.includes('a2'));
    expect(done.filter((each) => each.includes('a'))).toEqual(['begin a1', 'a1', 'begin a2', 'a2']);
    await service.stop();
  });

  it('is retried if its consumer fails', async () => {
    const environment = suiteEnvironment();
    failures.set('stubborn', 1);
    const service = await startService('journal', WitnessModule, [], environment);
    await service.app.get(EventBus).publish(Happened, { thing: 'stubborn' });
    await until('it is handled', () => done.includes('stubborn'));
    await service.stop();
  });

  it('is not delivered again to a consumer that processed it and crashed before the acknowledgement', async () => {
    const environment = suiteEnvironment();
    const first = await startService('journal', WitnessModule, [], environment);
    await first.app.get(EventBus).publish(Happened, { thing: 'once' }, 'once');
    await until('it is handled', () => done.includes('once'));
    await first.stop();
    const connection = await connectNats(environment.NATS_URL!, 'test');
    const manager = await jetstreamManager(connection);
    // The durable consumer loses its position, as after a lost acknowledgement: everything is redelivered.
    await manager.consumers.delete(`${environment.SUBJECT_PREFIX}-events`, 'journal-write-down');
    const second = await startService('journal', WitnessModule, [], environment);
    await second.app.get(EventBus).publish(Happened, { thing: 'after' });
    await until('a later one is handled', () => done.includes('after'));
    expect(done).toEqual(['once', 'after']);
    await connection.close();
    await second.stop();
  });
});
