/**
 * Ports of the dev servers on this machine, as `npm run dev` chose them. Every page is opened through the shell's, as
 * it is through the gateway in production.
 */
const PORTS = {
  shell: 4200,
  study: 4201,
  journal: 4202,
  admin: 4203,
  ...JSON.parse(process.env.DEV_PORTS ?? '{}'),
};
const HOST = 'localhost';

const origin = (name) => `http://${HOST}:${PORTS[name]}`;

/**
 * The dev server of one app, with hot reload. The shell's server proxies /api to the gateway and each remote's files to
 * the remote's server, so that the page has one origin.
 *
 * @param {keyof typeof PORTS} name
 */
export function devServer(name) {
  return {
    host: HOST,
    port: PORTS[name],
    hot: true,
    allowedHosts: [HOST, '127.0.0.1'],
    client: { webSocketURL: `ws://${HOST}:${PORTS[name]}/ws`, overlay: { warnings: false } },
    ...(name === 'shell'
      ? { historyApiFallback: true, proxy: proxies() }
      : { devMiddleware: { publicPath: `/mfe/${name}/` } }),
  };
}

function proxies() {
  const gateway = process.env.GATEWAY_URL ?? `http://${HOST}:3000`;
  const remotes = Object.keys(PORTS).filter((name) => name !== 'shell');
  return [
    { context: ['/api'], target: gateway },
    ...remotes.map((name) => ({ context: [`/mfe/${name}`], target: origin(name) })),
  ];
}
