import { render, screen } from '@testing-library/react';
import { Field } from './field.js';

describe('a field', () => {
  it('is found by its label and described by its hint', () => {
    render(<Field label="Name" hint="As your friends call you" />);
    const input = screen.getByRole('textbox', { name: 'Name', description: 'As your friends call you' });
    expect(input.getAttribute('aria-invalid')).toBeNull();
  });

  it('shows its error', () => {
    render(<Field label="Name" error="This field is required" />);
    const input = screen.getByRole('textbox', { name: 'Name', description: 'This field is required' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });
});
