import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { connect, type Socket } from 'node:net';

export type RawAnswer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

/** Sends exactly these headers; fetch would add its own. The bytes of compressed content are not decoded. */
export function rawRequest(
  url: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Readonly<Record<string, string>> } = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    ask(url, { method, headers, agent: false }, (response) => {
      let body = '';
      response
        .on('data', (part: Buffer) => (body += part.toString()))
        .on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
        .on('error', reject);
    })
      .on('error', reject)
      .end();
  });
}

/** A raw connection, for requests that no client library would send. */
export function openSocket(origin: string): Socket {
  const { hostname, port } = new URL(origin);
  return connect(Number(port), hostname);
}

/** Everything that a connection receives until either side closes it. */
export function textUntilClosed(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    socket
      .on('data', (part: Buffer) => (text += part.toString()))
      .on('error', () => {}) // returns what had arrived by then
      .on('close', () => resolve(text));
  });
}
