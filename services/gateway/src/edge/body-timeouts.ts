import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerUnreadable } from './unreadable-request.js';

/** Least number of bytes per interval; the slowest reader's connection delivers more. */
const ALMOST_NOTHING = 500;

/** Times in milliseconds. */
export type BodyTimes = {
  /** How long a body may stall. */
  readonly stallMs: number;
  /** How long a whole body may take. */
  readonly wholeMs: number;
};

/**
 * Ends requests whose body does not arrive in time: a client that sends a byte now and then would occupy its connection
 * and other resources indefinitely. Guards answer before the body is read, so a request that they refuse is answered at
 * once (403, 401) and its connection closed later; the others are answered with 408.
 */
export class BodyTimeouts {
  private readonly deadlines = new WeakMap<IncomingMessage, () => void>();

  constructor(private readonly times: BodyTimes) {}

  /** Watches a request from its head to the end of its body. */
  watch(request: IncomingMessage, response: ServerResponse): void {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (encoding === undefined && !Number(length)) return;
    const end = () => {
      cancel();
      endRequest(request, response);
    };
    const deadline = setTimeout(end, this.times.wholeMs);
    const cancelStall = whenStalled(request, this.times.stallMs, end);
    const cancel = () => {
      clearTimeout(deadline);
      cancelStall();
    };
    this.deadlines.set(request, () => clearTimeout(deadline));
    request.once('close', cancel);
  }

  /** Gives the body of a request, such as an upload, the time of a whole request. It still must not stall. */
  liftDeadline(request: IncomingMessage): void {
    this.deadlines.get(request)?.();
  }
}

/**
 * Calls back when almost nothing has arrived in an interval. Bytes that the server has not read yet count as arrived.
 */
function whenStalled(request: IncomingMessage, stallMs: number, callback: () => void): () => void {
  const { socket } = request;
  let received = socket.bytesRead;
  const timer = setInterval(() => {
    const isStalled = request.readableLength === 0 && socket.bytesRead - received < ALMOST_NOTHING;
    received = socket.bytesRead;
    if (request.complete || socket.destroyed) clearInterval(timer);
    else if (isStalled) callback();
  }, stallMs);
  return () => clearInterval(timer);
}

function endRequest(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  if (request.complete || socket.destroyed) return;
  if (response.headersSent) socket.destroy();
  else answerUnreadable({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket);
}
