import { appendFileSync, createReadStream, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { headers as createHeaders } from '@nats-io/transport-node';
import { connectNats } from '../admin/connect-nats.mjs';

const CONNECT_WITHIN_MS = 5_000;

/** The error code of JetStream for a missing message: removed or expired. */
const NO_MESSAGE = 10037;

/** Headers with conditions of publishing. They applied to the original stream and do not apply to the new one. */
const CONDITIONS = /^Nats-Expected-/;

/**
 * @typedef {Map<string, number>} Positions the last message that all consumers of a stream have processed, by stream
 */

/**
 * Reads the positions of an installation's consumers. It runs before the databases are copied: a message that is
 * consumed in the meantime is in the copy too, and its id prevents that it is processed twice.
 *
 * @param {string} url
 * @param {string} prefix
 * @returns {Promise<Positions>}
 */
export function positionsOf(url, prefix) {
  return withNats(url, async ({ manager }) => {
    /** @type {Positions} */
    const positions = new Map();
    for (const { config } of await streamsOf(manager, prefix)) {
      let lowest = Infinity;
      for await (const { ack_floor } of manager.consumers.list(config.name))
        lowest = Math.min(lowest, ack_floor.stream_seq);
      positions.set(config.name, Number.isFinite(lowest) ? lowest : 0);
    }
    return positions;
  });
}

/**
 * Copies the messages in JetStream that are still needed: events that some consumer has not processed, dead-lettered
 * events, and the records of processed ones.
 *
 * @param {string} url
 * @param {string} prefix
 * @param {Positions} positions
 * @param {string} file one line of JSON for each stream and each message
 * @returns {Promise<number>} number of messages
 */
export function dumpNats(url, prefix, positions, file) {
  return withNats(url, async ({ manager }) => {
    writeFileSync(file, '', { mode: 0o600 });
    const write = (/** @type {unknown} */ line) => appendFileSync(file, `${JSON.stringify(line)}\n`);
    let count = 0;
    for (const { config, state } of await streamsOf(manager, prefix)) {
      write({ stream: config });
      const handled = positions.get(config.name) ?? 0;
      // A stream that never had a message begins at 0, which is not a message number.
      for (let seq = Math.max(1, state.first_seq); seq <= state.last_seq; seq += 1) {
        const message = await messageAt(manager, config.name, seq);
        const isNeeded = message && (seq > handled || !message.subject.startsWith(`${prefix}.event.`));
        if (!isNeeded) continue;
        write({
          subject: message.subject,
          headers: [...message.header].filter(([name]) => !CONDITIONS.test(name)),
          data: Buffer.from(message.data).toString('base64'),
        });
        count += 1;
      }
    }
    return count;
  });
}

/**
 * Recreates the streams of a copy in place of those of the installation, with their messages in order.
 *
 * @param {string} url
 * @param {string} prefix
 * @param {string} file
 */
export function loadNats(url, prefix, file) {
  return withNats(url, async ({ manager, client }) => {
    for (const { config } of await streamsOf(manager, prefix)) await manager.streams.delete(config.name);
    for await (const line of createInterface({ input: createReadStream(file) })) {
      const { stream, subject, headers, data } = JSON.parse(line);
      if (stream) await manager.streams.add(stream);
      else
        await client.publish(subject, Buffer.from(data, 'base64'), {
          headers: headersOf(headers),
          retries: 3,
        });
    }
  });
}

/**
 * Whether an installation has streams on a NATS server.
 *
 * @param {string} url
 * @param {string} prefix
 */
export function hasStreams(url, prefix) {
  return withNats(url, async ({ manager }) => (await streamsOf(manager, prefix)).length > 0);
}

/** @param {[string, string[]][]} entries */
function headersOf(entries) {
  const headers = createHeaders();
  for (const [name, values] of entries) for (const value of values) headers.append(name, value);
  return headers;
}

/**
 * @param {import('@nats-io/jetstream').JetStreamManager} manager
 * @param {string} prefix
 */
async function streamsOf(manager, prefix) {
  const found = [];
  for await (const info of manager.streams.list())
    if (info.config.name.replace(/^KV_/, '').startsWith(`${prefix}-`)) found.push(info);
  return found;
}

/**
 * @param {import('@nats-io/jetstream').JetStreamManager} manager
 * @param {string} stream
 * @param {number} seq
 */
async function messageAt(manager, stream, seq) {
  try {
    return await manager.streams.getMessage(stream, { seq });
  } catch (error) {
    if (/** @type {{ code?: unknown }} */ (error).code === NO_MESSAGE) return null;
    throw error;
  }
}

/**
 * @template Result
 * @param {string} url
 * @param {(access: { manager: import('@nats-io/jetstream').JetStreamManager, client: import('@nats-io/jetstream').JetStreamClient }) => Promise<Result>} work
 */
async function withNats(url, work) {
  const connection = await connectNats(url, CONNECT_WITHIN_MS);
  try {
    return await work({ manager: await jetstreamManager(connection), client: jetstream(connection) });
  } finally {
    await connection.close();
  }
}
