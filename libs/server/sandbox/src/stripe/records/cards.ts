/** What happens to a card when it is added, and when it is charged without its owner. */
export type CardBehaviour = 'succeeds' | 'declined' | 'declined-later' | 'confirms-once' | 'confirms-always';

type Card = { readonly brand: string; readonly behaviour: CardBehaviour; readonly declineCode?: string };

/** The test cards of Stripe (docs.stripe.com/testing) that the sandbox knows. No other number is accepted. */
const CARDS: Readonly<Record<string, Card>> = {
  '4242424242424242': { brand: 'visa', behaviour: 'succeeds' },
  '5555555555554444': { brand: 'mastercard', behaviour: 'succeeds' },
  '378282246310005': { brand: 'amex', behaviour: 'succeeds' },
  '4000056655665556': { brand: 'visa', behaviour: 'succeeds' },
  '4000000000000002': { brand: 'visa', behaviour: 'declined', declineCode: 'generic_decline' },
  '4000000000009995': { brand: 'visa', behaviour: 'declined', declineCode: 'insufficient_funds' },
  '4000000000000341': { brand: 'visa', behaviour: 'declined-later', declineCode: 'generic_decline' },
  '4000002500003155': { brand: 'visa', behaviour: 'confirms-once' },
  '4000002760003184': { brand: 'visa', behaviour: 'confirms-always' },
};

/** A card by the number as a person types it; undefined for one that is not a test card. */
export function cardOf(number: string): Card | undefined {
  const digits = number.replace(/[\s-]/g, '');
  return Object.hasOwn(CARDS, digits) ? CARDS[digits] : undefined;
}

/** The test cards, each with its behaviour, for the pages. */
export function testCards(): readonly { readonly number: string; readonly behaviour: CardBehaviour }[] {
  return Object.entries(CARDS).map(([number, { behaviour }]) => ({ number, behaviour }));
}
