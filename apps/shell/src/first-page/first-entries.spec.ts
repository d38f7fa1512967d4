import { expect, test } from '@jest/globals';
import { listOf, type FirstEntry } from './first-entries.js';

const entry = (part: Partial<FirstEntry>): FirstEntry => ({
  id: '0123456789abcdef01234567',
  title: 'A quiet morning',
  preview: 'The house still asleep.',
  date: '2026-03-01',
  scripture: '',
  tags: [],
  ...part,
});

test('each entry leads to its page, below the name of its month', () => {
  const list = listOf([entry({}), entry({ date: '2026-02-27' }), entry({ date: '2026-02-03' })], 'en');
  expect([...list.children].map(({ className }) => className)).toEqual([
    'first-month',
    'first-entry',
    'first-month',
    'first-entry',
    'first-entry',
  ]);
  expect(list.querySelector('.first-month')?.textContent).toBe('March 2026');
  expect(list.querySelector('a')?.getAttribute('href')).toBe('/journal/0123456789abcdef01234567');
  expect(list.querySelector('.first-heard')?.textContent).toBe('March 1, 2026');
});

test('the names of months are those of the language', () => {
  expect(listOf([entry({})], 'es').querySelector('.first-month')?.textContent).toBe('marzo de 2026');
});

test('what a reader wrote stays text', () => {
  const wording = '<img src=x onerror=alert(1)>';
  const list = listOf(
    [entry({ title: wording, preview: wording, scripture: wording, tags: [wording] })],
    'en',
  );
  expect(list.querySelector('img')).toBeNull();
  expect(list.querySelector('.first-entry-name')?.textContent).toBe(wording);
});
