import { TextSourceError, type TextSourceProblem } from '../../translations/text-source-error.js';
import { Circuit } from './circuit.js';

/** A circuit with a settable clock, and a source that succeeds or fails. */
function circuitOf() {
  let now = 0;
  let problem: TextSourceProblem | undefined;
  const seen = { requests: 0, pauses: [] as number[] };
  const circuit = new Circuit({ now: () => new Date(now) }, (pauseMs) => seen.pauses.push(pauseMs));
  const ask = () =>
    circuit
      .run(() => {
        seen.requests += 1;
        return problem ? Promise.reject(new TextSourceError(problem, 'invented')) : Promise.resolve('words');
      })
      .catch((error: unknown) => (error as TextSourceError).problem);
  return {
    seen,
    ask,
    circuit,
    fails: (as: TextSourceProblem | undefined) => (problem = as),
    pass: (ms: number) => (now += ms),
  };
}

describe('an unreachable source', () => {
  it('gets no more requests after one failure, is tried again after a second, and is used again when it recovers', async () => {
    const { seen, ask, fails, pass } = circuitOf();
    fails('unreachable');
    expect([await ask(), await ask(), await ask()]).toEqual(['unreachable', 'unreachable', 'unreachable']);
    expect(seen.requests).toBe(1);
    fails(undefined);
    pass(999);
    expect(await ask()).toBe('unreachable');
    pass(1);
    expect([await ask(), await ask()]).toEqual(['words', 'words']);
    expect(seen.requests).toBe(3);
  });

  it('is tried less and less often, but at least once a minute', async () => {
    const { seen, ask, fails, pass } = circuitOf();
    fails('unreachable');
    for (let minute = 0; minute < 9; minute += 1) {
      await ask();
      pass(60_000);
    }
    expect(seen.pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60].map((seconds) => seconds * 1_000));
  });

  it('is tried by one request, while the others fail without waiting', async () => {
    const { seen, circuit, ask, fails, pass } = circuitOf();
    fails('unreachable');
    await ask();
    pass(1_000);
    let answer = (_: string) => {};
    const trying = circuit.run(() => new Promise<string>((resolve) => (answer = resolve)));
    expect(await ask()).toBe('unreachable');
    answer('words');
    expect(await trying).toBe('words');
    expect(seen.requests).toBe(1);
  });
});

describe('a source that returns errors', () => {
  it('gets no more requests after three errors in a row', async () => {
    const { seen, ask, fails } = circuitOf();
    fails('refused');
    for (let time = 0; time < 5; time += 1) await ask();
    expect(seen.requests).toBe(3);
  });

  it('is still used if one chapter among others fails', async () => {
    const { seen, ask, fails } = circuitOf();
    for (let time = 0; time < 5; time += 1) {
      fails('refused');
      await ask();
      fails(undefined);
      await ask();
    }
    expect(seen.requests).toBe(10);
  });

  it('is still used if its responses cannot be parsed', async () => {
    const { seen, ask, fails } = circuitOf();
    fails('unreadable');
    for (let time = 0; time < 5; time += 1) await ask();
    expect(seen.requests).toBe(5);
  });
});
