import { natsOfInstallation } from './admin/installation.mjs';
import { runScript, say } from './terminal/terminal.mjs';

/** `npm run billing:prices`: makes the products and prices of the price book at the payment provider. */
await runScript(async () => {
  const nats = natsOfInstallation();
  // Imported late because it needs packages, which are installed once the application runs.
  const { ensurePrices } = await import('./admin/ensure-prices.mjs');
  const { made, present } = await ensurePrices(nats);
  for (const key of made) say(`made ${key}`);
  for (const key of present) say(`${key} is there already`);
});
