import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as contracts from '@word-unfolded/contracts';
import { ROOT, SERVICES } from '../setup/workspace.mjs';

/** @typedef {import('./nats-permissions.mjs').NatsAccess} NatsAccess */

/** @typedef {{ kind: 'message' | 'stream' | 'event', subject: string, requires?: unknown }} Contract */

/** @type {Record<string, unknown>} */
const exported = contracts;

/**
 * What a service does on NATS, as its source says: the contracts that it imports as values, and the decorators and calls
 * in which it names events. A contract that no source of a service names cannot be sent by it.
 *
 * @param {string} service
 * @returns {NatsAccess}
 */
export function natsAccessOf(service) {
  const folder = path.join(ROOT, 'services', service);
  const own = sourcesIn(folder);
  const source = [own, ...librariesOf(folder).map(sourcesIn)].join('\n');
  const consumes = [...source.matchAll(/@Consumes\((\w+), \{ as: '([\w-]+)'/g)].map(([, , as]) => as);
  const replaced = /const EARLIER_CONSUMERS = \[([^\]]*)\]/.exec(source)?.[1] ?? '';
  const earlier = [...replaced.matchAll(/'([\w-]+)'/g)].map(([, as]) => as);
  return {
    calls: sorted(
      service === 'gateway' ? byArea(callsIn(service, own, source)) : callsIn(service, own, source),
    ),
    publishes: sorted([
      ...namesIn(source, /(?:outbox\.add|\.publish)\(\s*(\w+),/g).map(subjectOf),
      ...[...source.matchAll(/contentPurged\('(\w+)'\)/g)].map(([, owner]) => `${owner}.content.purged`),
    ]),
    hears: sorted([
      ...namesIn(source, /\.listen\(\[(\w+)\]/g).map(subjectOf),
      ...(source.includes('contentPurged(service)') ? SERVICES.map((each) => `${each}.content.purged`) : []),
    ]),
    consumes: sorted([...consumes, ...(consumes.includes('erase-account') ? earlier : [])]).map(
      (as) => `${service}-${as}`,
    ),
  };
}

/**
 * Contracts that a service has under its own name.
 *
 * @type {Record<string, (service: contracts.ServiceName) => Contract>}
 */
const OF_EACH_SERVICE = {
  checkHealthOf: contracts.checkHealthOf,
  listJobsOf: contracts.listJobsOf,
  retryJobOf: contracts.retryJobOf,
  removeJobOf: contracts.removeJobOf,
  replayJobsOf: contracts.replayJobsOf,
  cancelJobOf: contracts.cancelJobOf,
  followJobOf: contracts.followJobOf,
};

/**
 * @param {string} service
 * @param {string} own its source without libraries, which handle the contracts that each service has
 * @param {string} source
 */
function callsIn(service, own, source) {
  const isGateway = service === 'gateway';
  const made = Object.entries(OF_EACH_SERVICE)
    .filter(([name]) => isGateway || importsOf(own).includes(name))
    .flatMap(([, make]) => contracts.SERVICES.filter((name) => !isGateway || name !== service).map(make));
  // The routes of the gateway pass on what a reader or an administrator may send.
  const routed = Object.values(exported)
    .flatMap(contractsIn)
    .filter(({ requires }) => isGateway && requires !== 'service');
  const imported = importsOf(source).flatMap((name) => contractsIn(exported[name]));
  // A service handles what it imports of its own, unless it also asks for it. What it asks every service it asks itself.
  const asked = [...imported, ...routed].filter(
    ({ subject }) => isAskedOf(own, subject) || !subject.startsWith(`${service}.`),
  );
  return [...asked, ...made].filter(({ kind }) => kind !== 'event').map(({ subject }) => subject);
}

/**
 * Whether a service sends a message of its own area over NATS, which another of its processes may answer.
 *
 * @param {string} own its source
 * @param {string} subject
 */
function isAskedOf(own, subject) {
  return [...own.matchAll(/\b(?:ask|open)\(\s*(\w+),/g)].some(
    ([, name = '']) => name in exported && subjectOf(name) === subject,
  );
}

/** @param {unknown} value @returns {Contract[]} */
function contractsIn(value) {
  const contract = /** @type {Partial<Contract> | undefined} */ (value);
  const isContract = typeof contract?.subject === 'string' && typeof contract.kind === 'string';
  return isContract ? [/** @type {Contract} */ (contract)] : [];
}

/** @param {string} source @param {RegExp} pattern */
function namesIn(source, pattern) {
  return [...source.matchAll(pattern)].flatMap(([, name = '']) =>
    contractsIn(exported[name]).some(({ kind }) => kind === 'event') ? [name] : [],
  );
}

/** @param {string} name of an exported contract */
const subjectOf = (name) => /** @type {Contract} */ (exported[name]).subject;

/** @param {readonly (string | undefined)[]} subjects */
const sorted = (subjects) => [...new Set(subjects.flatMap((each) => each ?? []))].sort();

/**
 * The subjects with those of one area as `area.*`, unless one of the area is only for services: a new route of a known area
 * then changes nothing.
 *
 * @param {readonly string[]} subjects
 */
function byArea(subjects) {
  const areaOf = (/** @type {string} */ subject) => subject.slice(0, subject.lastIndexOf('.'));
  const reserved = new Set(
    Object.values(exported)
      .flatMap(contractsIn)
      .filter(({ requires, kind }) => requires === 'service' && kind !== 'event')
      .map(({ subject }) => areaOf(subject)),
  );
  return subjects.map((subject) => (reserved.has(areaOf(subject)) ? subject : `${areaOf(subject)}.*`));
}

/** The names that a source imports from the contracts. @param {string} source */
function importsOf(source) {
  return [...source.matchAll(/import \{([^}]*)\} from '@word-unfolded\/contracts'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim());
}

/** The sources of a package without its tests. @param {string} folder */
function sourcesIn(folder) {
  return readdirSync(path.join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => readFileSync(path.join(folder, 'src', file), 'utf8'))
    .join('\n');
}

/** The folders of the server libraries that a package uses, directly or not. @param {string} folder @returns {string[]} */
function librariesOf(folder) {
  const { dependencies = {} } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const own = Object.keys(dependencies)
    .filter((name) => name.startsWith('@word-unfolded/'))
    .map((name) => path.join(ROOT, 'libs', 'server', name.slice('@word-unfolded/'.length)))
    .filter((library) => exists(library));
  return [...new Set([...own, ...own.flatMap(librariesOf)])];
}

/** @param {string} folder */
function exists(folder) {
  return readdirSync(path.dirname(folder)).includes(path.basename(folder));
}
