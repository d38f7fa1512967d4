import { Problem } from '../terminal/terminal.mjs';

const DAY_MS = 86_400_000;

/** A difference of clocks that is none. */
const ABOUT_NOW_DAYS = 0.001;

/** The pages of the payment sandbox, as a person uses them. */
export class PaymentSandbox {
  /** @param {string} origin of the installation */
  constructor(origin) {
    this.pages = `${origin}/sandbox/stripe`;
  }

  /** How many days the clock of the sandbox is behind that of this machine; negative if it is ahead. */
  async daysBehind() {
    const html = await (await fetch(this.pages)).text();
    const [at] = /\d{4}-\d\d-\d\dT[\d:.]+Z/.exec(html) ?? [];
    if (!at)
      throw new Problem(
        'The payment sandbox does not answer. The seed needs it, so it never runs in production.',
      );
    return (Date.now() - Date.parse(at)) / DAY_MS;
  }

  /**
   * Moves the clock so that it is some days behind. Everything due in between happens.
   *
   * @param {number} daysAgo
   * @returns {Promise<boolean>} false if it would go back and there are customers already
   */
  async moveTo(daysAgo) {
    const days = (await this.daysBehind()) - daysAgo;
    if (Math.abs(days) < ABOUT_NOW_DAYS) return true;
    return (await this.#send(`${this.pages}/clock`, { days: String(days) })) === 303;
  }

  /** Pays a checkout. @param {string} checkoutUrl @param {string} number of a card */
  async pay(checkoutUrl, number) {
    const status = await this.#send(checkoutUrl, { number, expiry: '12/34', code: '123' });
    if (status !== 303) throw new Problem(`A checkout was not paid: ${status}.`);
  }

  /** Takes the last payment of a reader back. @param {string} email @param {'refund' | 'dispute'} kind */
  async reverse(email, kind) {
    const html = await (await fetch(this.pages)).text();
    const rows = html.split('<li>').filter((row) => row.startsWith(`${email}:`) && row.includes('"charge"'));
    const [, charge] = /name="charge" value="(\w+)"/.exec(rows[0] ?? '') ?? [];
    if (!charge) throw new Problem(`There is no payment of ${email}.`);
    await this.#send(`${this.pages}/reverse`, { charge, kind });
  }

  /** @param {string} url @param {Record<string, string>} fields @returns {Promise<number>} the status */
  async #send(url, fields) {
    const { origin } = new URL(url);
    const body = new URLSearchParams(fields);
    const response = await fetch(url, { method: 'POST', body, headers: { origin }, redirect: 'manual' });
    await response.arrayBuffer();
    return response.status;
  }
}
