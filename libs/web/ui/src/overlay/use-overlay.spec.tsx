import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTexts } from '@word-unfolded/i18n';
import { Button } from '../controls/button.js';
import { useToasts } from '../feedback/toasts/toast-store.js';
import { Popover } from '../../overlays/src/popover.js';
import { useOverlay, type OverlayProps } from './use-overlay.js';

const Panel = (overlay: OverlayProps) => (
  <Popover {...overlay} label="Lamps">
    <p>light</p>
  </Popover>
);

type LoadPanel = () => Promise<{ Panel: typeof Panel }>;

function Page({ load }: { load: LoadPanel }) {
  const { trigger, overlay, module } = useOverlay('dialog', load);
  return (
    <>
      <Button {...trigger}>Lamps</Button>
      {module && <module.Panel {...overlay} />}
    </>
  );
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Lamps' }));

beforeAll(() => startTexts('en'));
beforeEach(() => useToasts.setState({ toasts: [] }));
afterEach(() => jest.restoreAllMocks());

describe('an overlay', () => {
  it('opens when its button is pressed, and closes with Escape', async () => {
    render(<Page load={() => Promise.resolve({ Panel })} />);
    await press();
    expect(await screen.findByRole('dialog', { name: 'Lamps' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Lamps' }).getAttribute('aria-expanded')).toBe('false');
  });

  it('reports that its code failed to load, and opens on another press', async () => {
    jest.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
    const load = jest.fn<LoadPanel>().mockRejectedValue(new Error('down'));
    render(<Page load={load} />);
    await press();
    expect(useToasts.getState().toasts[0]?.text).toContain('could not be opened');
    load.mockResolvedValue({ Panel });
    await press();
    expect(await screen.findByRole('dialog', { name: 'Lamps' })).toBeTruthy();
  });
});
