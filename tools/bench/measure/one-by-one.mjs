import { Agent, request } from 'node:http';

/**
 * A request, and the expected status of its response.
 *
 * @typedef {{ origin: string, path: string, headers?: Record<string, string>, status: number }} Question
 */

/** @typedef {{ p50: number, p99: number }} Times in milliseconds, to the microsecond */

/**
 * Measures the latency of requests without concurrent load: one request at a time over a persistent connection, so that
 * differences far below a millisecond are visible. The order changes in each turn, because a request can affect the
 * latency of the next one.
 *
 * @param {Record<string, Question>} questions
 * @param {{ times: number, warmUp: number }} options number of measured requests each, and of unmeasured ones before
 * @returns {Promise<Record<string, Times>>}
 * @throws if a response has another status, because its time would not be comparable
 */
export async function oneByOne(questions, { times, warmUp }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  /** @type {Map<string, number[]>} */
  const taken = new Map(Object.keys(questions).map((name) => [name, []]));
  try {
    for (let round = -warmUp; round < times; round += 1) {
      for (const [name, question] of shuffled(Object.entries(questions))) {
        const began = performance.now();
        await ask(question, agent);
        if (round >= 0) taken.get(name)?.push(performance.now() - began);
      }
    }
  } finally {
    agent.destroy();
  }
  return Object.fromEntries([...taken].map(([name, each]) => [name, timesOf(each)]));
}

/**
 * @param {Question} question
 * @param {Agent} agent
 * @returns {Promise<void>}
 */
function ask({ origin, path, headers, status }, agent) {
  return new Promise((resolve, reject) => {
    request(origin + path, { agent, headers }, (response) => {
      if (response.statusCode !== status)
        reject(new Error(`${path} was answered with ${response.statusCode}, not ${status}`));
      response.resume().once('end', resolve).once('error', reject);
    })
      .once('error', reject)
      .end();
  });
}

/**
 * @template Each
 * @param {readonly Each[]} each
 * @returns {Each[]}
 */
function shuffled(each) {
  return each
    .map((one) => ({ one, place: Math.random() }))
    .sort((left, right) => left.place - right.place)
    .map(({ one }) => one);
}

/** @param {number[]} taken @returns {Times} */
function timesOf(taken) {
  const sorted = taken.sort((left, right) => left - right);
  const at = (/** @type {number} */ share) =>
    Number((sorted[Math.floor(sorted.length * share)] ?? NaN).toFixed(3));
  return { p50: at(0.5), p99: at(0.99) };
}
