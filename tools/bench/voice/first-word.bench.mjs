import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from '../../setup/system-parts.mjs';
import { ROOT } from '../../setup/workspace.mjs';
import { freePort } from '../../stack/processes/free-port.mjs';
import { registerReader, signIn } from '../../stack/readers.mjs';
import { Stack } from '../../stack/stack.mjs';
import { timesOf } from '../answers/model-stack.mjs';

const QUESTIONS = [
  'What does the Bible say about anxiety?',
  'Who was Boaz?',
  'What is grace?',
  'Read John 3:16.',
  'What does Romans 8:28 mean?',
  'Where is Bethlehem?',
  'What does the Bible say about forgiveness?',
  'Who was Barnabas?',
  'What is the Greek word for love?',
  'What does the Bible say about work?',
];

/**
 * Measures conversations by voice without a realtime model, in a browser: from the last word of a question, as the
 * browser's recognition reports it, to the first word of the answer of the study engine. In milliseconds.
 *
 * @param {{ library: string }} options
 */
export async function benchFirstWord({ library }) {
  const data = mkdtempSync(path.join(tmpdir(), 'word-unfolded-bench-'));
  const stack = new Stack({ port: await freePort(), data, library, env: { LOG_LEVEL: 'warn' } });
  const { chromium } = /** @type {typeof import('playwright-core')} */ (
    createRequire(import.meta.url)('playwright-core')
  );
  try {
    await stack.start(() => {});
    const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
    try {
      const visitor = await browser.newContext();
      const reader = await registerReader(visitor.request, stack.url);
      const command = [path.join(ROOT, 'tools', 'admin', 'admin.mjs'), 'grant', reader.email];
      await promisify(execFile)(process.execPath, command, { env: { ...process.env, DATA_DIR: data } });
      const storageState = await signIn(visitor.request, stack.url, reader);
      const context = await browser.newContext({ storageState, locale: 'en-US', serviceWorkers: 'block' });
      const page = await context.newPage();
      await page.addInitScript(SPEECH);
      await page.goto(`${stack.url}/selah-voice-chat`);
      await page.getByRole('button', { name: 'Begin', exact: true }).click();
      await page.waitForFunction('globalThis.speech.isListening()');
      /** @type {number[]} */
      const taken = [];
      // The first one is not counted: nothing is warm then.
      for (const [index, question] of [QUESTIONS[0], ...QUESTIONS].entries()) {
        const ms = /** @type {number} */ (
          await page.evaluate(`globalThis.speech.ask(${JSON.stringify(question)})`)
        );
        if (index > 0) taken.push(ms);
        await page.keyboard.press('Escape');
        await page.getByRole('status').getByText('Connected', { exact: true }).waitFor();
      }
      return timesOf(taken);
    } finally {
      await browser.close();
    }
  } finally {
    await stack.stop();
    rmSync(data, { recursive: true });
  }
}

/** A browser that recognises what it is told, and tells when it begins to speak. */
const SPEECH = `(() => {
  let listening, asked;
  class Recognition extends EventTarget {
    static available = () => Promise.resolve('available');
    start() { listening = this; }
    stop() { this.abort(); }
    abort() {
      if (listening !== this) return;
      listening = undefined;
      setTimeout(() => this.dispatchEvent(new Event('end')));
    }
  }
  class Utterance {
    constructor(text) { this.text = text; }
  }
  const synthesis = {
    getVoices: () => [{ name: 'Voice', lang: 'en-US', localService: true, default: true }],
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    speak: (utterance) => {
      asked?.resolve(performance.now() - asked.at);
      asked = undefined;
      setTimeout(() => utterance.onstart?.());
    },
    cancel: () => undefined,
  };
  globalThis.speech = {
    isListening: () => listening !== undefined,
    ask: (text) => new Promise((resolve) => {
      asked = { at: performance.now(), resolve };
      const results = [Object.assign([{ transcript: text }], { isFinal: true })];
      listening.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results }));
    }),
  };
  const define = (name, value) => Object.defineProperty(window, name, { value, configurable: true });
  define('SpeechRecognition', Recognition);
  define('webkitSpeechRecognition', undefined);
  define('SpeechSynthesisUtterance', Utterance);
  define('speechSynthesis', synthesis);
  navigator.mediaDevices.getUserMedia = () =>
    Promise.resolve(new AudioContext().createMediaStreamDestination().stream);
})()`;
