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
    const heard: [string, TabMessage][] = [];
    here.listen((message) => heard.push(['here', message]));
    const stop = there.listen((message) => heard.push(['there', message]));
    here.tell('signed-out');
    there.tell('changed');
    stop();
    here.tell('signed-out');
    expect(heard).toEqual([
      ['there', 'signed-out'],
      ['here', 'changed'],
    ]);
  });

  it('ignore messages of another version of the application', () => {
    Reflect.set(globalThis, 'BroadcastChannel', Channel);
    const heard: TabMessage[] = [];
    browserTabs().listen((message) => heard.push(message));
    new Channel('word-unfolded-session').postMessage({ kind: 'unknown' });
    expect(heard).toEqual([]);
  });

  it('are independent in a browser without channels', () => {
    const tabs = browserTabs();
    expect(() => {
      tabs.tell('signed-out');
      tabs.listen(() => undefined)();
    }).not.toThrow();
  });
});
