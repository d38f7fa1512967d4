import { browserTabs, type TabMessage } from './tabs.js';

/** Channels of one browser: a message to one is received by the others of its name. jsdom has none. */
class Channel extends EventTarget {
  private static readonly all = new Set<Channel>();

  constructor(readonly name: string) {
    super();
    Channel.all.add(this);
  }

  postMessage(data: unknown): void {
    for (const other of Channel.all) {
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
}

afterEach(() => void Reflect.deleteProperty(globalThis, 'BroadcastChannel'));

describe('the tabs of a browser', () => {
  it("receive each other's messages, but not their own, until they stop", () => {
    Reflect.set(globalThis, 'BroadcastChannel', Channel);
    const [here, there] = [browserTabs(), browserTabs()];
    const messages: [string, TabMessage][] = [];
    here.listen((message) => messages.push(['here', message]));
    const stop = there.listen((message) => messages.push(['there', message]));
    here.tell('signed-out');
    there.tell('changed');
    stop();
    here.tell('signed-out');
    expect(messages).toEqual([
      ['there', 'signed-out'],
      ['here', 'changed'],
    ]);
  });

  it('ignore messages of another version of the application', () => {
    Reflect.set(globalThis, 'BroadcastChannel', Channel);
    const messages: TabMessage[] = [];
    browserTabs().listen((message) => messages.push(message));
    new Channel('word-unfolded-session').postMessage({ kind: 'unknown' });
    expect(messages).toEqual([]);
  });

  it('are independent in a browser without channels', () => {
    const tabs = browserTabs();
    expect(() => {
      tabs.tell('signed-out');
      tabs.listen(() => undefined)();
    }).not.toThrow();
  });
});
