import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const BRIDGE = 'wu-hosts';

/** The address of this machine on the network of the hosts, from which readers come. */
const READERS = '10.77.0.1';

/**
 * A network of hosts on one machine: each host is a network namespace with an address of its own, joined by a bridge.
 * One of them, the one with the `slow` link, can be delayed and can lose frames. Needs root and iproute2.
 */
export class Network {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #link;

  /**
   * @param {readonly string[]} hosts
   * @param {string} slow the host whose link can be slowed down
   */
  constructor(hosts, slow) {
    this.hosts = hosts;
    this.slow = slow;
  }

  /** @param {string} host @returns {string} its IPv4 address */
  addressOf(host) {
    return `10.77.0.${11 + this.hosts.indexOf(host)}`;
  }

  /**
   * The command that runs another one on a host.
   *
   * @param {string} host
   * @param {string[]} command
   */
  on(host, ...command) {
    return { command: 'ip', args: ['netns', 'exec', this.#namespace(host), ...command] };
  }

  async create() {
    this.remove();
    ip(`link add ${BRIDGE} type bridge`);
    ip(`addr add ${READERS}/24 dev ${BRIDGE}`);
    ip(`link set ${BRIDGE} up`);
    for (const host of this.hosts) await this.#createHost(host);
  }

  /**
   * Makes a port of the loopback interface of a host reachable at the same address on every other one, for a server
   * that listens on loopback only.
   *
   * @param {string} owner
   * @param {number} port
   */
  share(owner, port) {
    const address = this.addressOf(owner);
    const rule = (/** @type {string} */ host, /** @type {string} */ words) =>
      this.#run(host, 'iptables', '-t', 'nat', '-A', ...words.split(' '));
    rule(owner, `PREROUTING -p tcp -d ${address} --dport ${port} -j DNAT --to 127.0.0.1:${port}`);
    for (const host of this.hosts.filter((each) => each !== owner)) {
      rule(host, `OUTPUT -p tcp -d 127.0.0.1 --dport ${port} -j DNAT --to ${address}:${port}`);
      rule(host, `POSTROUTING -p tcp -d ${address} --dport ${port} -j MASQUERADE`);
    }
  }

  /** Pulls the cable of a host. @param {string} host */
  cut(host) {
    ip(`link set ${this.#port(host)} down`);
  }

  /** Plugs it in again. @param {string} host */
  join(host) {
    ip(`link set ${this.#port(host)} up`);
  }

  /**
   * Delays the frames of the host with the slow link, or loses some.
   *
   * @param {{ delayMs?: number, lost?: number }} fault delay of each direction, and the share of frames to lose
   */
  disturb({ delayMs = 0, lost = 0 }) {
    this.#link?.stdin?.write(`${delayMs} ${lost}\n`);
  }

  /** Ends every process of a host, as a failing machine does. @param {string} host */
  killAll(host) {
    for (const pid of ip(`netns pids ${this.#namespace(host)}`)
      .split('\n')
      .filter(Boolean))
      process.kill(Number(pid), 'SIGKILL');
  }

  remove() {
    this.#link?.kill();
    const quietly = (/** @type {string} */ words) => {
      try {
        ip(words);
      } catch {
        // it does not exist
      }
    };
    for (const host of this.hosts) {
      quietly(`netns del ${this.#namespace(host)}`);
      quietly(`link del ${this.#port(host)}`);
    }
    quietly(`link del ${BRIDGE}`);
  }

  /** @param {string} host */
  async #createHost(host) {
    const [namespace, port] = [this.#namespace(host), this.#port(host)];
    ip(`netns add ${namespace}`);
    if (host === this.slow) await this.#createSlowLink(namespace, port);
    else ip(`link add ${port} type veth peer name eth0 netns ${namespace}`);
    ip(`link set ${port} master ${BRIDGE} up`);
    ip(`-n ${namespace} addr add ${this.addressOf(host)}/24 dev eth0`);
    ip(`-n ${namespace} link set eth0 up`);
    ip(`-n ${namespace} link set lo up`);
    // For `share`: packets to loopback may come from and go to the network.
    this.#run(host, 'sysctl', '-qw', 'net.ipv4.conf.all.route_localnet=1');
  }

  /** @param {string} namespace @param {string} port */
  async #createSlowLink(namespace, port) {
    const far = `${port}-far`;
    ip(`tuntap add ${port} mode tap`);
    ip(`tuntap add ${far} mode tap`);
    this.#link = spawn('python3', [path.join(import.meta.dirname, 'slow-link.py'), port, far], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    await once(/** @type {import('node:stream').Readable} */ (this.#link.stdout), 'data');
    ip(`link set ${far} netns ${namespace}`);
    ip(`-n ${namespace} link set ${far} name eth0`);
  }

  /** @param {string} host @param {string[]} command */
  #run(host, ...command) {
    const { command: program, args } = this.on(host, ...command);
    execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  }

  /** @param {string} host */
  #namespace(host) {
    return `wu-${host}`;
  }

  /** The end of its link at the bridge. @param {string} host */
  #port(host) {
    return `wu-${host}`;
  }
}

/** @param {string} words */
function ip(words) {
  return execFileSync('ip', words.split(' '), { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}
