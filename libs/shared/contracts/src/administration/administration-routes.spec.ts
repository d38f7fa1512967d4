import { EVENT_ROUTES, ROUTES } from '../http/routes.js';

const isForAdministrators = (gate: unknown) => JSON.stringify(gate) === JSON.stringify({ tier: 'admin' });

describe('what only administrators may do', () => {
  const routes = ROUTES.filter(({ path }) => /^\/api\/(admin|usage\/admin|kpis)/.test(path));

  it('has the gate of administrators on every route', () => {
    expect(routes.length).toBeGreaterThan(20);
    for (const { method, path, gate } of routes)
      expect([`${method} ${path}`, isForAdministrators(gate)]).toEqual([`${method} ${path}`, true]);
  });

  it('is refused to everyone else by the service too', () => {
    const gated = ROUTES.filter(({ gate }) => isForAdministrators(gate));
    for (const { method, path, message } of gated)
      expect([`${method} ${path}`, message.requires]).toEqual([`${method} ${path}`, { tier: 'admin' }]);
    for (const { path, gate, stream } of EVENT_ROUTES)
      if (isForAdministrators(gate)) expect([path, stream.requires]).toEqual([path, { tier: 'admin' }]);
  });

  it('has one address each', () => {
    const addresses = ROUTES.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
  });
});
