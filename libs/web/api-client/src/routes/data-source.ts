import type { MessageContract, Pagination, RouteContract } from '@word-unfolded/contracts';
import type { DataRequest, DataResponse } from '@word-unfolded/domain';
import { readPage } from './read-answer.js';
import type { RouteInput } from './route-request.js';

type DataSource = (request: DataRequest) => Promise<DataResponse>;

let source: DataSource | undefined;

/** Answers all calls of this program by a function: on a server that renders pages there is nothing to send them to. */
export function serveDataFrom(answers: DataSource): void {
  source = answers;
}

/**
 * The response of a route from the source of this program; undefined where calls are sent.
 *
 * @throws AppError as for an answer that was sent
 */
export function servedData<Message extends MessageContract, Data>(
  route: RouteContract<Message, Data>,
  { params = {}, query = {} }: RouteInput,
): Promise<{ readonly data: Data; readonly pagination: Pagination | undefined }> | undefined {
  return source?.({ path: route.path, params, query }).then(({ status, body }) =>
    readPage(route, new Response(JSON.stringify(body), { status })),
  );
}
