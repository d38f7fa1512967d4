import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, SERVICES } from '../setup/workspace.mjs';
import { natsAccessOf } from './nats-access.mjs';
import { composedNatsConfiguration, readNatsAccess } from './nats-permissions.mjs';

const FOLDER = path.join(ROOT, 'deploy');
const HOW = 'WRITE_NATS_ACCESS=1 npx jest nats-access';

/** @param {string} file of deploy @param {string} text */
function compare(file, text) {
  if (process.env.WRITE_NATS_ACCESS) writeFileSync(path.join(FOLDER, file), text);
  const isCurrent = readFileSync(path.join(FOLDER, file), 'utf8') === text;
  expect(isCurrent ? file : `${file} is out of date: ${HOW}`).toBe(file);
}

it('deploy/nats/access.json says what the code of each service sends, hears and consumes', () => {
  const access = Object.fromEntries(SERVICES.map((service) => [service, natsAccessOf(service)]));
  compare('nats/access.json', `${JSON.stringify(access, undefined, 2)}\n`);
});

it('deploy/nats/nats.conf gives each service these permissions', () => {
  compare('nats/nats.conf', composedNatsConfiguration());
  // kustomize reads no files of other folders.
  compare('kubernetes/overlays/trial/nats.conf', composedNatsConfiguration());
});

it('a service reaches only the services that it needs', () => {
  const owners = (/** @type {string} */ service) =>
    [...new Set(readNatsAccess()[service]?.calls.map((subject) => subject.split('.')[0]))].sort();
  expect(owners('billing')).toEqual(['auth']);
  expect(owners('scripture')).toEqual(['ai']);
  expect(owners('journal')).toEqual(['auth', 'scripture']);
  expect(readNatsAccess().billing?.calls).not.toContain('auth.role.grant');
});

it('the service that asks all services how they are may ask itself', () => {
  expect(readNatsAccess().usage?.calls).toEqual(
    expect.arrayContaining(SERVICES.flatMap((name) => [`${name}.health.check`, `${name}.jobs.list`])),
  );
});
