import { connect, createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { IdleTimeout } from './idle-timeout.js';

/** Blocks the event loop, so that this process cannot read anything. */
function beBusy(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

describe('idle timeout', () => {
  it('does not expire if messages arrived while this process was busy', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const line = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const [partner] = await once(server, 'connection');
    const calls: string[] = [];
    const idleTimeout = new IdleTimeout(() => calls.push('timeout'));
    line.on('data', (words) => {
      idleTimeout.forget();
      calls.push(String(words));
    });
    idleTimeout.endsIn(20);
    await new Promise<void>((resolve) => partner.write('still here', () => resolve()));
    beBusy(40);
    await once(line, 'data');
    await new Promise(setImmediate);
    expect(calls).toEqual(['still here']);
    line.destroy();
    server.close();
  });

  it('fires if no message arrives', async () => {
    await new Promise<void>((resolve) => new IdleTimeout(resolve).endsIn(1));
  });
});
