import { Agent, request } from 'node:http';

/**
 * A request, and the status that it must be answered with.
 *
 * @typedef {{ origin: string, path: string, headers?: Record<string, string>, status: number }} Question
 */

/** @typedef {{ p50: number, p99: number }} Times in milliseconds, to the microsecond */

/**
 * How long an answer takes while nothing else is asked: one question at a time, over a connection that is kept, so that
 * differences far below a millisecond show. Each turn has another order: what was asked before is felt after it.
 *
 * @param {Record<string, Question>} questions
 * @param {{ times: number, warmUp: number }} options how often each is asked, and how often before it counts
 * @returns {Promise<Record<string, Times>>}
 * @throws when an answer has another status: it would be another answer's time
 */
export async function oneByOne(questions, { times, warmUp }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  /** @type {Map<string, number[]>} */
  const taken = new Map(Object.keys(questions).map((name) => [name, []]));
  try {
    for (let turn = -warmUp; turn < times; turn += 1) {
      for (const [name, question] of shuffled(Object.entries(questions))) {
        const began = performance.now();
        await ask(question, agent);
        if (turn >= 0) taken.get(name)?.push(performance.now() - began);
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
