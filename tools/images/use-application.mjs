import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { request } from 'playwright-core';
import { grantRole } from '../admin/grant-role.mjs';
import { registerReader, signIn } from '../stack/readers.mjs';

/** @typedef {(method: string, path: string, data?: object) => Promise<import('playwright-core').APIResponse>} Ask */

/**
 * What a reader does first, each as one check: every service takes part in at least one.
 *
 * @param {{ url: string, outbox: string, natsUrl: string, callerSecret: string }} application its web address, where its
 * emails are shown, and how the reader gets the permission to write
 * @returns {Record<string, () => Promise<void>>} by name, to be run in this order; each throws if it fails
 */
export function firstSteps({ url, outbox, natsUrl, callerSecret: secret }) {
  /** @type {Ask} */
  let ask = () => Promise.reject(new Error('nobody has signed in'));
  return {
    'a page of the web apps': async () => {
      const page = await fetch(`${url}/word-unfolded`);
      assert.equal(page.status, 200);
    },
    'a passage': async () => {
      const passage = await fetch(`${url}/api/proxy/bible/passage?ref=Psalm%2023:1`);
      assert.match(await passage.text(), /shepherd/);
    },
    'a sign-up, with its email': async () => {
      const api = await request.newContext();
      const reader = await registerReader(api, url, outbox);
      await grantRole({ url: natsUrl, prefix: 'wu', secret }, reader.email, 'admin');
      const { origins } = await signIn(api, url, reader);
      const { csrfToken } = await (await api.get(`${url}/api/csrf-token`)).json();
      const headers = {
        authorization: `Bearer ${origins[0]?.localStorage[0]?.value}`,
        'x-csrf-token': csrfToken,
      };
      ask = (method, path, data) =>
        api.fetch(`${url}${path}`, {
          method,
          headers: { ...headers, 'idempotency-key': randomUUID() },
          data,
        });
    },
    'an entry is written and read': async () => {
      const entry = { title: 'Hope', content: 'Hope does not disappoint.', date: '2026-03-01' };
      expectStatus(201, await ask('POST', '/api/journal', entry));
      const list = await ask('GET', '/api/journal');
      assert.match(await list.text(), /Hope does not disappoint/);
    },
    'a chat answer': async () => {
      const asked = { question: 'What does Romans 8:28 promise?', language: 'en' };
      const answer = expectStatus(200, await ask('POST', '/api/ai/chat/stream', asked));
      assert.match(await answer.text(), /"type":"complete"/);
    },
    'a recording': async () => {
      const spoken = { text: 'The LORD is my shepherd.', language: 'en' };
      const recording = expectStatus(200, await ask('POST', '/api/ai/tts', spoken));
      assert.equal(recording.headers()['content-type'], 'audio/ogg');
      assert.ok((await recording.body()).length > 1_000);
    },
    'a picture of a quote': async () => {
      const quote = { prompt: 'Hope', quote: 'Hope does not disappoint.', language: 'en' };
      const { imageUrl } = await expectStatus(200, await ask('POST', '/api/image/generate', quote)).json();
      const picture = expectStatus(200, await ask('GET', new URL(imageUrl, url).href.slice(url.length)));
      assert.match(picture.headers()['content-type'] ?? '', /^image\//);
    },
    'the limits of the day have counted them': async () => {
      const { data } = await expectStatus(200, await ask('GET', '/api/usage/limits')).json();
      assert.ok(data.used.ttsCharacters > 0);
    },
    'what can be bought': async () => {
      expectStatus(200, await ask('GET', '/api/billing/subscription'));
    },
    'every part of the installation is ready': async () => {
      const answer = await fetch(`${url}/api/ready`);
      assert.equal(answer.status, 200, await answer.text());
    },
  };
}

/**
 * @param {number} status
 * @param {import('playwright-core').APIResponse} answer
 */
function expectStatus(status, answer) {
  assert.equal(answer.status(), status, `${answer.url()}: ${answer.status()}`);
  return answer;
}
