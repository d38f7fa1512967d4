import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { freePort } from '../../../../tools/stack/processes/free-port.mjs';
import { until } from '../../../../tools/stack/until.mjs';

const PROGRAM = 'turnserver';
const SECRET = 'what the relay and the ai service share';

/** Whether coturn is installed; without it, calls over a relay are not tested. */
export const HAS_RELAY = spawnSync(PROGRAM, ['--help']).error === undefined;

/** A relay (TURN) on this machine that takes credentials which expire, as an installation has it. */
export type TurnRelay = {
  /** What the ai service is told of it. */
  readonly environment: { readonly VOICE_TURN_URLS: string; readonly VOICE_TURN_SECRET: string };
  readonly stop: () => Promise<void>;
};

/** @param folder for its files */
export async function startTurnRelay(folder: string): Promise<TurnRelay> {
  const port = await freePort();
  const relay = spawn(PROGRAM, [
    '-n', // no configuration file
    '--no-cli',
    '--no-tls',
    '--no-dtls',
    '--use-auth-secret',
    `--static-auth-secret=${SECRET}`,
    '--realm=word-unfolded.test',
    '--listening-ip=127.0.0.1',
    '--relay-ip=127.0.0.1',
    '--allow-loopback-peers',
    `--listening-port=${port}`,
    `--userdb=${path.join(folder, 'turn.sqlite')}`,
    `--pidfile=${path.join(folder, 'turn.pid')}`,
    '--log-file=stdout',
  ]);
  relay.stdout.resume();
  relay.stderr.resume();
  const environment = { VOICE_TURN_URLS: `turn:127.0.0.1:${port}`, VOICE_TURN_SECRET: SECRET };
  try {
    await until('the relay listens', () => accepts(port));
  } catch (error) {
    await end(relay);
    throw error;
  }
  return { environment, stop: () => end(relay) };
}

/** Whether something listens: coturn opens its port for TCP as it does for UDP. */
async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}

async function end(relay: ChildProcess): Promise<void> {
  if (relay.exitCode !== null || relay.signalCode !== null) return;
  const ended = once(relay, 'exit');
  relay.kill();
  await ended;
}
