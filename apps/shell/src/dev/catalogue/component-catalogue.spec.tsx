import { act, render, screen, within } from '@testing-library/react';
import * as charts from '@word-unfolded/charts';
import { LANGUAGES, THEMES } from '@word-unfolded/domain';
import { changeLanguage, startTexts } from '@word-unfolded/i18n';
import * as ui from '@word-unfolded/ui';
import * as overlays from '@word-unfolded/ui/overlays';
import { MemoryRouter } from 'react-router';
import { forgetDevice, showApplication } from '../../../test/show-application.js';
import ComponentCatalogue from './component-catalogue.js';

/** Functions and classes, and the objects that React creates for a component that forwards its ref. */
const isComponent = (value: unknown) =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

const COMPONENTS = Object.entries({ ...ui, ...overlays, ...charts })
  .filter(([name, value]) => /^[A-Z]/.test(name) && isComponent(value))
  .map(([name]) => name);

const showCatalogue = (component: string) =>
  render(
    <MemoryRouter initialEntries={[`/dev/components?component=${component}`]}>
      <ComponentCatalogue />
    </MemoryRouter>,
  );

beforeAll(() => startTexts('en'));
beforeEach(forgetDevice);
afterEach(() => act(() => changeLanguage('en')));

describe('the component catalogue', () => {
  it('lists every component of the design system and every chart', () => {
    showCatalogue('Button');
    const names = within(screen.getByRole('navigation', { name: 'Components' })).getAllByRole('link');
    expect(names.map(({ textContent }) => textContent)).toEqual([...COMPONENTS].sort());
  });

  it.each(COMPONENTS)('shows %s in every theme, light and dark, and in both languages', async (component) => {
    for (const language of LANGUAGES) {
      await act(() => changeLanguage(language));
      const { container, unmount } = showCatalogue(component);
      const figures = [...container.querySelectorAll<HTMLElement>('figure[data-theme]')];
      const worn = new Set(figures.map(({ dataset }) => `${dataset['theme']} ${dataset['mode']}`));
      expect(worn.size).toBe(2 * THEMES.length);
      for (const figure of figures) expect(figure.children.length).toBeGreaterThan(1);
      expect(container.textContent).not.toMatch(/\{\{|undefined/);
      unmount();
    }
  });

  it('is not part of a production build', async () => {
    await showApplication('/dev/components');
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Components' })).toBeNull();
  });
});
