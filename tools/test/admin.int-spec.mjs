import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { headers } from '@nats-io/transport-node';
import { GrantRole } from '@word-unfolded/contracts';
import { suiteEnvironment } from '@word-unfolded/testing';
import { connectNats } from '../admin/connect-nats.mjs';
import { grantRole } from '../admin/grant-role.mjs';
import { natsOfInstallation } from '../admin/installation.mjs';

const data = mkdtempSync(path.join(tmpdir(), 'admin-'));
afterAll(() => rmSync(data, { recursive: true }));

describe('npm run admin', () => {
  it('finds the stack that runs in DATA_DIR, and says so if none does', () => {
    expect(() => natsOfInstallation({ DATA_DIR: data })).toThrow(/does not run here/);
    mkdirSync(path.join(data, 'run'));
    writeFileSync(path.join(data, 'run', 'stack.json'), JSON.stringify({ natsUrl: 'nats://x@127.0.0.1:1' }));
    mkdirSync(path.join(data, 'secrets'));
    writeFileSync(path.join(data, 'secrets', 'callers'), 's'.repeat(32));
    const found = { url: 'nats://x@127.0.0.1:1', prefix: 'wu', secret: 's'.repeat(32) };
    expect(natsOfInstallation({ DATA_DIR: data })).toEqual(found);
    const named = {
      DATA_DIR: data,
      NATS_URL: 'nats://127.0.0.1:2',
      SUBJECT_PREFIX: 'mine',
      CALLER_SECRET: 'one',
    };
    expect(natsOfInstallation(named)).toEqual({ url: 'nats://127.0.0.1:2', prefix: 'mine', secret: 'one' });
  });

  it('sends the request of the contract, and explains a refusal', async () => {
    const { NATS_URL, SUBJECT_PREFIX } = suiteEnvironment();
    const nats = { url: String(NATS_URL), prefix: String(SUBJECT_PREFIX), secret: 's'.repeat(32) };
    await expect(grantRole(nats, 'ana@example.org', 'admin')).rejects.toThrow(/does not answer/);

    /** @type {unknown[]} */
    const questions = [];
    const connection = await connectNats(nats.url, 5_000);
    connection.subscribe(`${nats.prefix}.${GrantRole.subject}`, {
      callback: (_, message) => {
        const request = GrantRole.request.parse(message.json());
        questions.push(request);
        const failed = headers();
        failed.set('failed', '1');
        if (request.email.startsWith('nobody'))
          message.respond(JSON.stringify({ code: 'ACCOUNT_NOT_FOUND' }), { headers: failed });
        else message.respond(JSON.stringify({ userId: 'x', role: request.role }));
      },
    });
    await connection.flush();
    await grantRole(nats, 'ana@example.org', 'admin');
    await grantRole(nats, 'ana@example.org', 'user');
    await expect(grantRole(nats, 'nobody@example.org', 'admin')).rejects.toThrow(
      /no account with this address/,
    );
    expect(questions).toEqual([
      { email: 'ana@example.org', role: 'admin' },
      { email: 'ana@example.org', role: 'user' },
      { email: 'nobody@example.org', role: 'admin' },
    ]);
    await connection.close();
  });

  it('says that NATS is unreachable', async () => {
    const nowhere = { url: 'nats://127.0.0.1:1', prefix: 'wu', secret: 's'.repeat(32) };
    await expect(grantRole(nowhere, 'ana@example.org', 'admin')).rejects.toThrow(
      /unreachable at 127.0.0.1:1/,
    );
  });
});
