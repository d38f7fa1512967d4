import { render, screen } from '@testing-library/react';
import { Paragraphs } from './paragraphs.js';

describe('paragraphs', () => {
  it('separates paragraphs, and renders lines with hyphens as a list', () => {
    render(<Paragraphs text={'First.\n\n- one\n- two\n\nLast.'} />);
    expect(screen.getByText('First.').tagName).toBe('P');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['one', 'two']);
    expect(screen.getByText('Last.').tagName).toBe('P');
  });
});
