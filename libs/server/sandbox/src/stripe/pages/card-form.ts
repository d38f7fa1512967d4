import { testCards } from '../records/cards.js';
import type { StripeTexts } from './texts.js';
import type { TypedCard } from '../engine/checkout.js';

/** The fields of a card. */
export function cardFields(texts: StripeTexts): string {
  const field = (name: string, label: string, attributes: string) =>
    `<label for="${name}">${label}</label><input id="${name}" name="${name}" required ${attributes}>`;
  return (
    field(
      'number',
      texts.card,
      'inputmode="numeric" autocomplete="cc-number" placeholder="4242 4242 4242 4242"',
    ) +
    field(
      'expiry',
      texts.expiry,
      'inputmode="numeric" autocomplete="cc-exp" placeholder="12/34" pattern="\\d{1,2} ?/ ?\\d{2,4}|\\d{4}"',
    ) +
    field(
      'code',
      texts.code,
      'inputmode="numeric" autocomplete="cc-csc" placeholder="123" pattern="\\d{3,4}"',
    )
  );
}

/** The test cards with what each does. */
export function cardList(texts: StripeTexts): string {
  const items = testCards().map(({ number, behaviour }) => {
    const does = behaviour === 'declined' ? texts.declinedCard : texts[behaviour];
    return `<li>${number.replace(/(\d{4})(?=\d)/g, '$1 ')}: ${does}</li>`;
  });
  return `<section aria-label="${texts.testCards}"><h2>${texts.testCards}</h2><ul>${items.join('')}</ul></section>`;
}

/** The card in a submitted form. */
export function typedCard(fields: URLSearchParams): TypedCard {
  const [, month, year] = /^\s*(\d{1,2}) ?\/? ?(\d{2,4})\s*$/.exec(fields.get('expiry') ?? '') ?? [];
  const expYear = Number(year);
  return {
    number: fields.get('number') ?? '',
    expMonth: Number(month),
    expYear: expYear < 100 ? expYear + 2_000 : expYear,
  };
}
