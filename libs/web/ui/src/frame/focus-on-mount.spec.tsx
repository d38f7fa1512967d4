import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { focusOnMount } from './focus-on-mount.js';

function Editor() {
  const [text, setText] = useState<string>();
  return text === undefined ? (
    <button type="button" onClick={() => setText('')}>
      Edit
    </button>
  ) : (
    <>
      <input ref={focusOnMount} aria-label="Text" value={text} onChange={(e) => setText(e.target.value)} />
      <button type="button">Save</button>
    </>
  );
}

describe('focusOnMount', () => {
  it('moves the focus to the field that a press opened', async () => {
    render(<Editor />);
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Text' }));
  });

  it('leaves the focus alone when the element is rendered again', async () => {
    const { rerender } = render(<Editor />);
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await userEvent.tab();
    rerender(<Editor />);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }));
  });
});
