import { beforeEach, expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { useLeavesFirstPage } from './first-page.js';

beforeEach(() => {
  document.body.innerHTML = '<div id="first-page">We know that all things work together</div>';
});

function Part({ isToBeSeen }: { readonly isToBeSeen: boolean }) {
  useLeavesFirstPage(isToBeSeen);
  return null;
}

test('the page as it was first sent stays until there is something to be seen', () => {
  const { rerender } = render(<Part isToBeSeen={false} />);
  expect(document.body.textContent).toContain('We know');
  rerender(<Part isToBeSeen />);
  expect(document.body.textContent).not.toContain('We know');
});
