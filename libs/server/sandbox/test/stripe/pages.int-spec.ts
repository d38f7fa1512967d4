import { checkout, DAY, plan, sandbox, stripe, SUCCESS } from './sandbox-suite.js';

describe('the pages of the payment sandbox', () => {
  const post = (address: string, fields: Record<string, string>) =>
    fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const card = (number: string) => ({ number, expiry: '12/34', code: '123' });

  it('take a card, and lead back to the application once', async () => {
    const { url, session, customer } = await checkout(undefined, 5);
    const html = await (await fetch(url, { headers: { 'accept-language': 'es' } })).text();
    expect(html).toContain('<html lang="es">');
    expect(html).toContain('no se mueve dinero');
    const wrong = await post(url, card('1234'));
    expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining('role="alert"')]);
    expect((await post(url, card('4000 0000 0000 0002'))).status).toBe(400);
    const [one, two] = [
      await post(url, { ...card('4242 4242 4242 4242'), expiry: '1234' }),
      await post(url, card(SUCCESS)),
    ];
    for (const { status, headers } of [one, two])
      expect([status, headers.get('location')]).toEqual([303, `http://localhost/done?session=${session}`]);
    expect(sandbox.driver.subscriptions(customer)).toHaveLength(1);
  });

  it('ask for the confirmation of a card that needs it', async () => {
    const { url, customer } = await checkout(undefined);
    const question = await post(url, card('4000002500003155'));
    expect(await question.text()).toContain('Your bank asks');
    expect((await post(`${url}/confirm`, { answer: 'no' })).status).toBe(400);
    expect((await post(`${url}/confirm`, { answer: 'yes' })).status).toBe(400);
    await post(url, card('4000002500003155'));
    expect((await post(`${url}/confirm`, { answer: 'yes' })).status).toBe(303);
    expect(sandbox.driver.subscriptions(customer)[0]?.status).toBe('active');
  });

  it('set the clock back while there are no customers, so that a subscription can have a past', async () => {
    sandbox.driver.forget();
    const move = async (days: number) =>
      (await post(`${sandbox.url}/sandbox/stripe/clock`, { days: `${days}` })).status;
    const today = sandbox.driver.now();
    expect([await move(-801), await move(Number.NaN)]).toEqual([303, 303]);
    expect(sandbox.driver.now()).toBeGreaterThanOrEqual(today);
    expect(await move(-366)).toBe(303);
    expect(sandbox.driver.now()).toBeLessThan(today - 365 * DAY * 1_000);
    const { customer } = await checkout(SUCCESS);
    expect(await move(-1)).toBe(409);
    expect(await move(366)).toBe(303);
    expect(sandbox.driver.subscriptions(customer)[0]).toMatchObject({ status: 'active' });
    expect((await stripe.invoices.list({ customer, limit: 100 })).data.length).toBeGreaterThanOrEqual(12);
  });

  it('change the card, pay what is owed, cancel, and show invoices', async () => {
    const { customer } = await checkout('4000000000000341', 5);
    sandbox.driver.advance(5 * DAY);
    const { url } = await stripe.billingPortal.sessions.create({
      customer,
      return_url: 'http://localhost/back',
    });
    expect((await post(`${url}/pay`, {})).status).toBe(400);
    await post(`${url}/card`, card('5555555555554444'));
    await post(`${url}/pay`, {});
    const { id, price: before } = sandbox.driver.subscriptions(customer)[0]!;
    const { id: other } = await plan(2_099, 'year');
    expect(await (await fetch(url)).text()).toContain(`<option value="${other}">`);
    await post(`${url}/price`, { subscription: 'sub_other', price: other });
    expect(sandbox.driver.subscriptions(customer)[0]?.price).toBe(before);
    await post(`${url}/price`, { subscription: id, price: other });
    expect(sandbox.driver.subscriptions(customer)[0]?.price).toBe(other);
    await post(`${url}/plan`, { subscription: id, cancel: 'true' });
    const html = await (await fetch(url)).text();
    expect(html).toContain('Mastercard •••• 4444');
    const inSpanish = await (await fetch(url, { headers: { 'accept-language': 'es' } })).text();
    expect(inSpanish).toMatch(/<dd>Activa<.*(Pagada)/s);
    expect(html).toContain('Renew plan');
    expect(sandbox.driver.subscriptions(customer)[0]).toMatchObject({
      status: 'active',
      cancelAtPeriodEnd: true,
    });
    const [, invoice = ''] = /href="(\/sandbox\/stripe\/invoice\/[^"]+)"/.exec(html) ?? [];
    const pdf = await (await fetch(`${sandbox.url}${invoice}.pdf`)).text();
    expect(pdf.startsWith('%PDF-1.4')).toBe(true);
    expect((await fetch(`${sandbox.url}/sandbox/stripe/portal/other`)).status).toBe(404);
  });
});
