import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { findProgram } from '../setup/find-program.mjs';
import { ROOT, SERVICES } from '../setup/workspace.mjs';
import { imageEnvironment, readCompose } from './compose-file.mjs';
import { secretsOf, variablesOf } from './service-variables.mjs';

const FOLDER = path.join(ROOT, 'deploy', 'kubernetes');

/** @typedef {{ name: string, value?: string, valueFrom?: { secretKeyRef: { name: string, key: string, optional?: boolean } } }} EnvVar */

/** @param {string} file @returns {any[]} its resources */
function resourcesIn(file) {
  return parseAllDocuments(readFileSync(path.join(FOLDER, file), 'utf8')).map((each) => each.toJSON());
}

/** @param {string} file */
const yamlIn = (file) => parse(readFileSync(path.join(FOLDER, file), 'utf8'));

/** @param {string} service @param {string} kind */
const resource = (service, kind) => resourcesIn(`base/${service}.yaml`).find((each) => each.kind === kind);

/** @param {string} service @returns {EnvVar[]} */
const environmentOf = (service) => resource(service, 'Deployment').spec.template.spec.containers[0].env;

/** The names of the variables that the settings of an overlay, or of the base, contain. @param {string} place */
const settingsIn = (place) =>
  yamlIn(`${place}/kustomization.yaml`)
    .configMapGenerator.flatMap((/** @type {{ literals?: string[] }} */ { literals = [] }) => literals)
    .map((/** @type {string} */ each) => each.slice(0, each.indexOf('=')));

const shared = yamlIn('base/service-patch.yaml').spec.template.spec;

/** The services to which a network policy applies. @param {string} name @returns {string[]} */
function servicesOf(name) {
  const { podSelector } = resourcesIn('base/network.yaml').find(
    ({ metadata }) => metadata.name === name,
  ).spec;
  return podSelector.matchExpressions[0].values;
}

describe.each(SERVICES)('the deployment of %s', (service) => {
  it('takes each secret that the service reads, and no other, from the secret of the installation', () => {
    const refs = environmentOf(service).flatMap(({ name, valueFrom }) =>
      valueFrom ? [{ ...valueFrom.secretKeyRef, name }] : [],
    );
    expect(refs.map(({ name }) => name).sort()).toEqual(secretsOf(service).sort());
    for (const { name, key } of refs)
      expect(key).toBe(name === 'NATS_URL' ? `NATS_URL_${service.toUpperCase()}` : name);
  });

  it('takes every other variable from the settings of the installation or from its image', () => {
    expect(shared.containers[0].envFrom).toEqual([{ configMapRef: { name: 'word-unfolded' } }]);
    const target = readCompose('compose.yaml').services[service]?.build?.target ?? '';
    const settable = variablesOf(service).filter((name) => !(name in imageEnvironment(target)));
    // A variable of the deployment itself would hide the setting of the same name.
    const hidden = environmentOf(service).filter(
      ({ name, value }) => value !== undefined && settable.includes(name),
    );
    expect(hidden.map(({ name }) => name)).toEqual(
      variablesOf(service).includes('STORAGE_FOLDER') ? ['STORAGE_FOLDER'] : [],
    );
  });

  it('has resources, is spread over hosts, and keeps a replica while hosts are drained', () => {
    const { containers, topologySpreadConstraints } = resource(service, 'Deployment').spec.template.spec;
    expect(containers[0].resources).toMatchObject({
      requests: { cpu: expect.any(String) },
      limits: { memory: expect.any(String) },
    });
    expect(topologySpreadConstraints[0]).toMatchObject({
      topologyKey: 'kubernetes.io/hostname',
      labelSelector: { matchLabels: { app: service } },
    });
    expect(resource(service, 'PodDisruptionBudget').spec).toMatchObject({
      maxUnavailable: 1,
      selector: { matchLabels: { app: service } },
    });
  });
});

it('every pod runs as a user without rights, on a root file system that nobody writes', () => {
  expect(shared.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
  const { securityContext } = shared.containers[0];
  expect(securityContext).toMatchObject({
    readOnlyRootFilesystem: true,
    allowPrivilegeEscalation: false,
    capabilities: { drop: ['ALL'] },
  });
});

it('a pod that stops takes calls until no proxy sends it any, and then has the time that a service needs', () => {
  const [, seconds] = shared.containers[0].lifecycle.preStop.exec.command;
  // SIGTERM follows; a service stops within 14 seconds (stop-with-process.ts).
  expect(shared.terminationGracePeriodSeconds).toBeGreaterThan(Number(seconds) + 14);
});

it('the settings are variables that a service reads, and no secrets', () => {
  const known = new Set(SERVICES.flatMap(variablesOf));
  const secrets = new Set(SERVICES.flatMap(secretsOf));
  for (const place of ['base', 'overlays/trial', 'overlays/production'])
    for (const name of settingsIn(place))
      expect([place, name, known.has(name), secrets.has(name)]).toEqual([place, name, true, false]);
});

it('only services with a database reach MongoDB', () => {
  const withDatabase = SERVICES.filter((each) => variablesOf(each).includes('MONGODB_URI'));
  expect(servicesOf('services-to-mongodb').sort()).toEqual([...withDatabase, 'migrate'].sort());
});

it('a namespace refuses what no policy allows', () => {
  expect(resourcesIn('base/network.yaml')[0].spec).toEqual({
    podSelector: {},
    policyTypes: ['Ingress', 'Egress'],
  });
});

const kubectl = findProgram('kubectl', 'kustomize');

(kubectl ? it : it.skip).each(['trial', 'production', 'keda'])('kubectl builds the overlay %s', (overlay) => {
  const command = kubectl?.endsWith('kubectl') ? ['kustomize'] : ['build'];
  const built = execFileSync(String(kubectl), [...command, path.join(FOLDER, 'overlays', overlay)], {
    encoding: 'utf8',
  });
  const deployments = parseAllDocuments(built)
    .map((each) => each.toJSON())
    .filter(({ kind }) => kind === 'Deployment');
  expect(deployments.map(({ metadata }) => metadata.name).sort()).toEqual([...SERVICES].sort());
  for (const { spec } of deployments) {
    const [container] = spec.template.spec.containers;
    expect(container).toMatchObject({
      readinessProbe: { httpGet: { path: '/ready' } },
      securityContext: { readOnlyRootFilesystem: true },
    });
    expect(container.resources.requests).toBeDefined();
  }
});
