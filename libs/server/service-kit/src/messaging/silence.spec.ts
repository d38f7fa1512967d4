import { connect, createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { Silence } from './silence.js';

/** Keeps this process from reading anything. */
function beBusy(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

describe('silence', () => {
  it('is not held against a partner whose words waited while this process was busy', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const line = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const [partner] = await once(server, 'connection');
    const heard: string[] = [];
    const silence = new Silence(() => heard.push('silence'));
    line.on('data', (words) => {
      silence.forget();
      heard.push(String(words));
    });
    silence.endsIn(20);
    await new Promise<void>((resolve) => partner.write('still here', () => resolve()));
    beBusy(40);
    await once(line, 'data');
    await new Promise(setImmediate);
    expect(heard).toEqual(['still here']);
    line.destroy();
    server.close();
  });

  it('ends in the act when nothing comes', async () => {
    await new Promise<void>((resolve) => new Silence(resolve).endsIn(1));
  });
});
