import { beforeEach, expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { useReplacesFirstPage } from './first-page.js';

beforeEach(() => {
  document.body.innerHTML = '<div id="first-page">We know that all things work together</div>';
});

function Part({ isToBeSeen }: { readonly isToBeSeen: boolean }) {
  useReplacesFirstPage(isToBeSeen);
  return null;
}

test('the first page as it was sent stays until there is something to show', () => {
  const { rerender } = render(<Part isToBeSeen={false} />);
  expect(document.body.textContent).toContain('We know');
  rerender(<Part isToBeSeen />);
  expect(document.body.textContent).not.toContain('We know');
});
