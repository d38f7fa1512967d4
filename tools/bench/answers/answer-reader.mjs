import { request } from 'node:http';

/**
 * The result of a stream: its text, the positions of its events, and the milliseconds from the sending of the first
 * chunk to its arrival.
 *
 * @typedef {{ text: string, places: number[], whole: string | undefined, firstMs: number }} ReadAnswer
 */

/**
 * Reads an event stream to its end.
 *
 * @param {string} url
 * @param {{ headers: Record<string, string>, body: object, opened?: () => void }} options `opened` is called at the
 * first event
 * @param {(data: any) => { content?: string, whole?: string }} readEvent parses the data of an event
 * @returns {Promise<ReadAnswer>}
 */
export function readAnswer(url, { headers, body, opened }, readEvent) {
  return new Promise((resolve, reject) => {
    /** @type {ReadAnswer} */
    const answer = { text: '', places: [], whole: undefined, firstMs: NaN };
    const take = (/** @type {string} */ block) => {
      const id = /^id: .*\.(\d+)$/m.exec(block)?.[1];
      if (id) answer.places.push(Number(id));
      const data = /^data: (\{.*)$/m.exec(block)?.[1];
      if (!data) return;
      const { content = '', whole } = readEvent(JSON.parse(data));
      answer.text += content;
      answer.whole ??= whole;
      if (Number.isNaN(answer.firstMs)) noteFirst(answer, opened);
    };
    const outgoing = request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
    });
    outgoing.once('error', reject);
    outgoing.once('response', (response) => {
      let rest = '';
      response.setEncoding('utf8');
      response.on('data', (/** @type {string} */ part) => {
        const blocks = (rest + part).split('\n\n');
        rest = blocks.pop() ?? '';
        blocks.forEach(take);
      });
      response.once('error', reject);
      response.once('end', () => {
        if (response.statusCode === 200) resolve(answer);
        else reject(new Error(`answered with ${response.statusCode}: ${rest}`));
      });
    });
    outgoing.end(JSON.stringify(body));
  });
}

/**
 * @param {ReadAnswer} answer
 * @param {(() => void) | undefined} opened
 */
function noteFirst(answer, opened) {
  const sent = /t(\d+\.\d+)/.exec(answer.text)?.[1];
  if (sent === undefined) return;
  answer.firstMs = performance.timeOrigin + performance.now() - Number(sent);
  opened?.();
}
