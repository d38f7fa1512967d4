import { beforeEach, expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useReplacesFirstPage } from './first-page.js';
import { markPresses } from './mark-presses.js';

const CONTROLS =
  '<button data-pressed>Menu</button><label>Passage <input value=""></label><button>Ask</button>';

beforeEach(() => {
  document.body.innerHTML = `<div id="first-page">We know that all things work together ${CONTROLS}</div><div id="root"></div>`;
});

const root = () => ({ container: document.getElementById('root')! });

function Part({ isToBeSeen, hasMenu = true }: { readonly isToBeSeen: boolean; readonly hasMenu?: boolean }) {
  useReplacesFirstPage(isToBeSeen);
  const [isOpen, setOpen] = useState(false);
  const [passage, setPassage] = useState('');
  if (!isToBeSeen) return null;
  return (
    <>
      {hasMenu && (
        <button type="button" onClick={() => setOpen(!isOpen)}>
          Menu
        </button>
      )}
      <label>
        Passage <input value={passage} onChange={({ target }) => setPassage(target.value)} />
      </label>
      <p>
        {isOpen ? 'open' : 'closed'}, {passage}
      </p>
    </>
  );
}

test('the first page as it was sent stays until there is something to show', () => {
  const { rerender } = render(<Part isToBeSeen={false} />, root());
  expect(document.body.textContent).toContain('We know');
  rerender(<Part isToBeSeen />);
  expect(document.body.textContent).not.toContain('We know');
});

test('what was written and pressed there happens in the application', async () => {
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox'), 'Romans 8');
  render(<Part isToBeSeen />, root());
  expect(await screen.findByText('open, Romans 8')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')));
});

test('what was pressed waits for its control', async () => {
  const { rerender } = render(<Part isToBeSeen hasMenu={false} />, root());
  expect(await screen.findByText(/closed/)).toBeTruthy();
  rerender(<Part isToBeSeen />);
  expect(await screen.findByText(/open/)).toBeTruthy();
});

test('what was pressed does not happen after the reader does something else', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Part isToBeSeen hasMenu={false} />, root());
  await user.click(await screen.findByText(/closed/));
  rerender(<Part isToBeSeen />);
  await user.type(screen.getByRole('textbox'), 'Ruth 1');
  expect(screen.getByText('closed, Ruth 1')).toBeTruthy();
});

test('what was ticked there is ticked in the application', async () => {
  document.body.innerHTML = `<div id="first-page"><label><input type="checkbox"> I agree</label></div><div id="root"></div>`;
  await userEvent.setup().click(screen.getByRole('checkbox', { name: 'I agree' }));
  render(<Agreement />, root());
  expect(await screen.findByText('agreed')).toBeTruthy();
});

test('a form that sends something is sent by the application, not by the page', async () => {
  document.body.innerHTML = `<div id="first-page"><form method="post"><button type="submit">Sign in</button></form></div>`;
  markPresses();
  const submitted = new Promise<boolean>((resolve) => {
    window.addEventListener('submit', (event) => resolve(event.defaultPrevented), { once: true });
  });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await submitted).toBe(true);
  expect(screen.getByRole('button', { name: 'Sign in' }).hasAttribute('data-pressed')).toBe(true);
});

test('a form of a page that no application replaces is sent by the browser', async () => {
  document.body.innerHTML = `<div id="first-page" data-alone><form method="post"><button type="submit">Sign in</button></form></div>`;
  markPresses();
  const submitted = new Promise<boolean>((resolve) => {
    window.addEventListener('submit', (event) => (resolve(event.defaultPrevented), event.preventDefault()), {
      once: true,
    });
  });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await submitted).toBe(false);
});

function Agreement() {
  useReplacesFirstPage();
  const [isAgreed, setAgreed] = useState(false);
  return (
    <>
      <label>
        <input type="checkbox" checked={isAgreed} onChange={() => setAgreed(!isAgreed)} /> I agree
      </label>
      <p>{isAgreed && 'agreed'}</p>
    </>
  );
}
