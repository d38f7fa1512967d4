import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { APPLICATION_WANTED } from '@word-unfolded/domain';
import { applicationStarted, watchForApplication } from './missing-application.js';
import { startApplicationOnDemand } from './start-application.js';

const LINK =
  '<link id="application" rel="prefetch" href="/assets/main.0a.js" data-files="/assets/1.js /assets/2.css">';

const holdInHand = (isHandHeld: boolean) => {
  window.matchMedia = () => ({ matches: isHandHeld }) as MediaQueryList;
};

beforeEach(() => {
  jest.useFakeTimers();
  holdInHand(false);
});
afterEach(() => {
  window.dispatchEvent(new Event('load'));
  jest.useRealTimers();
  document.head.innerHTML = '';
});

const scripts = () =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));

const openPage = (head: string, isSignedIn = false) => {
  startApplicationOnDemand({ isSignedIn });
  document.head.innerHTML = head;
  window.dispatchEvent(new Event('DOMContentLoaded'));
};

test('the application of a page that is there to read starts once, when the reader does something', () => {
  openPage(LINK);
  expect(scripts()).toEqual([]);
  for (let times = 0; times < 2; times += 1) window.dispatchEvent(new Event('scroll'));
  jest.runAllTimers();
  expect(scripts()).toEqual([expect.stringMatching(/\/assets\/main\.0a\.js$/)]);
});

test('it starts by itself for a reader who does nothing', () => {
  openPage(LINK);
  jest.runAllTimers();
  expect(scripts()).toHaveLength(1);
});

test('it starts at once for a reader who is signed in, after the first paint', () => {
  openPage(LINK, true);
  expect(scripts()).toEqual([]);
  jest.advanceTimersByTime(100);
  expect(scripts()).toHaveLength(1);
});

test('on a phone it leaves such a reader the page for a while, and starts when they touch it', () => {
  holdInHand(true);
  openPage(LINK, true);
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(3_000);
  expect(scripts()).toEqual([]);
  window.dispatchEvent(new Event('pointerdown'));
  expect(scripts()).toHaveLength(1);
});

test('on a phone it starts by itself for such a reader who does nothing', () => {
  holdInHand(true);
  openPage(LINK, true);
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(4_000);
  expect(scripts()).toHaveLength(1);
});

test('it starts when a script of the page has nothing to show', () => {
  holdInHand(true);
  openPage(LINK, true);
  window.dispatchEvent(new Event(APPLICATION_WANTED));
  expect(scripts()).toHaveLength(1);
});

test('its files are fetched once the page has loaded, so that it starts without a wait', () => {
  const fetched = () =>
    [...document.querySelectorAll('link[rel="prefetch"]')].map((link) => link.getAttribute('href'));
  openPage(LINK);
  window.dispatchEvent(new Event('load'));
  expect(fetched()).toEqual(['/assets/main.0a.js']);
  jest.advanceTimersByTime(1_000);
  expect(fetched()).toEqual(['/assets/main.0a.js', '/assets/1.js', '/assets/2.css']);
});

test('a page that has its script in the head is left alone', () => {
  openPage('');
  window.dispatchEvent(new Event('scroll'));
  jest.runAllTimers();
  expect(scripts()).toEqual([]);
});

const NOTICE = '<p id="application-missing" hidden>The application did not load.</p>';
const isTold = () => document.getElementById('application-missing')?.hidden === false;

test('a page whose script fails says so, until the application starts after all', () => {
  document.body.innerHTML = `<div id="first-page"></div>${NOTICE}`;
  watchForApplication();
  openPage(LINK, true);
  jest.advanceTimersByTime(100);
  expect(isTold()).toBe(false);
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  expect(isTold()).toBe(true);
  expect(document.getElementById('first-page')?.dataset['alone']).toBe('');
  applicationStarted();
  expect(document.getElementById('application-missing')).toBeNull();
});

test('a page whose application does not start says so after a while', () => {
  document.body.innerHTML = NOTICE;
  openPage('');
  jest.advanceTimersByTime(10_000);
  expect(isTold()).toBe(false);
  jest.runAllTimers();
  expect(isTold()).toBe(true);
});
