/** How often the counters of a connection are read, in milliseconds. */
const LOOK_MS = 250;

/**
 * A connection from which nothing has come for so long, in milliseconds, and that has not answered so many tests of the
 * browser meanwhile, is lost. Chromium tests a connection several times a second when nothing has come for 2.5 seconds,
 * and calls it disconnected after 5.
 */
const SILENT_MS = 3_000;
const UNANSWERED = 5;

type Connection = Pick<RTCPeerConnection, 'getStats'>;

/** What has arrived, and how many tests were sent. */
type Counters = { readonly received: string; readonly tests: number };

/**
 * Watches whether anything arrives from the other side: sound, events, or answers to the tests of the browser.
 *
 * @param onLost called once. Where a browser does not count its tests it is never called, because a quiet connection could
 * not be told from a lost one.
 * @returns ends the watch
 */
export function watchConnection(connection: Connection, onLost: () => void): () => void {
  let last: Counters | undefined;
  let aliveAt = performance.now();
  let isOver = false;
  const timer = setInterval(() => {
    connection.getStats().then(look, () => undefined); // it was closed
  }, LOOK_MS);
  const end = () => {
    isOver = true;
    clearInterval(timer);
  };
  const look = (stats: RTCStatsReport) => {
    if (isOver) return;
    const counters = countersOf(stats);
    if (counters.received !== last?.received) {
      last = counters;
      aliveAt = performance.now();
    } else if (performance.now() - aliveAt >= SILENT_MS && counters.tests - last.tests >= UNANSWERED) {
      end();
      onLost();
    }
  };
  return end;
}

function countersOf(stats: RTCStatsReport): Counters {
  const pairs = [...stats.values()].filter(({ type }) => type === 'candidate-pair');
  return {
    received: pairs
      .map(({ responsesReceived, requestsReceived, bytesReceived }) =>
        [responsesReceived, requestsReceived, bytesReceived].join(' '),
      )
      .join(),
    tests: pairs.reduce((sum, { requestsSent = 0 }) => sum + requestsSent, 0),
  };
}
