import autocannon from 'autocannon';

/**
 * @typedef {{ perSecond: number, p50: number, p99: number, failed: number }} Figures requests per second; times in
 * milliseconds
 */

/**
 * Puts load on a server for some seconds.
 *
 * @param {string} origin
 * @param {readonly string[]} paths requested in rotation
 * @param {{ seconds: number, connections: number, headers?: Record<string, string>, method?: 'GET' | 'POST', body?:
 * string }} options
 * @returns {Promise<Figures>}
 */
export async function load(origin, paths, { seconds, connections, headers, method = 'GET', body }) {
  const requests = paths.map((path) => ({ method, path, headers, body }));
  let client = 0;
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests,
    // Each connection begins at a different path. Otherwise all would request the same path at the same time.
    setupClient: (each) => {
      const offset = Math.floor((client * requests.length) / connections);
      client += 1;
      each.setRequests([...requests.slice(offset), ...requests.slice(0, offset)]);
    },
  });
  return {
    perSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

/**
 * The median of some rounds, for each figure, so that one bad round on a noisy machine does not decide the result.
 *
 * @param {readonly Figures[]} rounds
 * @returns {Figures}
 */
export function medianOf(rounds) {
  /** @param {keyof Figures} figure */
  const middle = (figure) =>
    rounds.map((round) => round[figure]).sort((left, right) => left - right)[Math.floor(rounds.length / 2)] ??
    NaN;
  return {
    perSecond: middle('perSecond'),
    p50: middle('p50'),
    p99: middle('p99'),
    failed: Math.max(...rounds.map(({ failed }) => failed)),
  };
}
