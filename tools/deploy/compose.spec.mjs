import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { ROOT, SERVICES } from '../setup/workspace.mjs';
import { readEnvFile } from './compose-file.mjs';

/** @param {string} file */
function read(file) {
  return parse(readFileSync(path.join(ROOT, 'deploy', file), 'utf8'), { merge: true });
}

/** @typedef {{ build?: { target: string, args: { SERVICE: string }, dockerfile: string }, image?: string, healthcheck?: object, depends_on?: Record<string, { condition: string }>, ports?: string[], profiles?: string[], mem_limit?: string, logging?: { options: object }, environment?: Record<string, string>, volumes?: string[] }} ComposeService */

/** @type {{ services: Record<string, ComposeService>, volumes: object }} */
const compose = read('compose.yaml');
const trial = read('compose.trial.yaml');
const dockerfile = readFileSync(path.join(ROOT, 'deploy', 'Dockerfile'), 'utf8');
const targets = [...dockerfile.matchAll(/^FROM .+ AS (\w+)$/gm)].map(([, name]) => name);

describe('deploy/compose.yaml', () => {
  it.each(SERVICES)('builds %s from the single Dockerfile, and waits for its dependencies', (name) => {
    const service = compose.services[name];
    expect(service?.build?.args.SERVICE).toBe(name);
    expect(targets).toContain(service?.build?.target);
    for (const backing of ['nats', 'redis', 'mongo'])
      expect(service?.depends_on?.[backing]).toEqual({ condition: 'service_healthy' });
  });

  it('checks the health of everything that it starts', () => {
    const images = Object.values(compose.services).filter(({ image }) => image);
    expect(images.filter(({ profiles }) => !profiles)).toHaveLength(3);
    for (const image of images) expect(image.healthcheck).toBeDefined();
    expect(dockerfile).toContain('HEALTHCHECK');
  });

  it('builds the journal with fonts for the scripts that a PDF takes from the system', () => {
    expect(compose.services.journal?.build?.target).toBe('journal');
    const image = dockerfile
      .split(/^(?=FROM )/m)
      .find((stage) => stage.startsWith('FROM runtime AS journal\n'));
    for (const fonts of ['fonts-noto-core', 'fonts-noto-cjk']) expect(image).toContain(fonts);
  });

  it('publishes a port of the gateway only, so that any other service can be scaled', () => {
    const started = Object.entries(compose.services).filter(([, { profiles }]) => !profiles);
    expect(started.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['gateway']);
  });

  it('bounds the memory and the logs of every container', () => {
    for (const each of Object.values(compose.services))
      expect(each).toMatchObject({
        mem_limit: expect.any(String),
        logging: { options: { 'max-size': expect.any(String), 'max-file': expect.any(String) } },
      });
  });

  it('shows what it measures on loopback only, and only when asked to', () => {
    const { grafana, prometheus } = compose.services;
    expect([grafana?.profiles, prometheus?.profiles]).toEqual([['monitoring'], ['monitoring']]);
    expect(grafana?.ports).toEqual(['127.0.0.1:3000:3000']);
  });

  it('has a mail sandbox on loopback only, and only when asked to', () => {
    expect(compose.services.mail).toMatchObject({
      profiles: ['mail'],
      ports: ['127.0.0.1:8025:8025'],
    });
  });

  it.each(['auth', 'ai', 'journal', 'usage'])(
    'gives %s the same files as the gateway, and the same secret for their addresses',
    (name) => {
      const [gateway, service] = ['gateway', name].map((each) => compose.services[each]);
      expect(gateway?.volumes).toEqual(service?.volumes);
      for (const variable of ['STORAGE_FOLDER', 'FILES_SECRET', 'S3_BUCKET'])
        expect(gateway?.environment?.[variable]).toBe(service?.environment?.[variable]);
    },
  );
});

describe('deploy/compose.trial.yaml', () => {
  it('sends its emails to the mail sandbox, whose profile it starts', () => {
    expect(trial.services.auth.environment.SMTP_URL).toBe('smtp://mail:1025');
    expect(readEnvFile('trial.env').COMPOSE_PROFILES).toBe('mail');
  });
});
