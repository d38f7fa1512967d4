import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { startTexts } from '@word-unfolded/i18n';
import { BackToTop } from './back-to-top.js';
import { MAIN_ID } from './focus-main.js';

const scrollTo = (y: number) =>
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });

const button = () => screen.queryByRole('button', { name: 'Back to top' });

beforeAll(() => startTexts('en'));

describe('the back-to-top button', () => {
  beforeEach(() => {
    render(
      <main id={MAIN_ID} tabIndex={-1}>
        <BackToTop />
      </main>,
    );
  });
  afterEach(() => scrollTo(0));

  it('appears after 300 pixels, not before', () => {
    expect(button()).toBeNull();
    scrollTo(300);
    expect(button()).toBeNull();
    scrollTo(301);
    expect(button()).not.toBeNull();
  });

  it('scrolls up, and moves the focus to the content', () => {
    const climb = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    scrollTo(2_000);
    fireEvent.click(button()!);
    expect(climb).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});
