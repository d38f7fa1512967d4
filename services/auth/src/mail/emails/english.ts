import { errorText } from '@word-unfolded/contracts';
import { greetingNameOf, PRODUCT, shownInEmail } from '@word-unfolded/domain';
import type { FrameTexts, EmailTexts } from './email-text.js';
import { dollarsIn, planName as nameOf } from './plan-words.js';
import { momentIn } from './time.js';

const { name: product } = PRODUCT;

export const englishFrame: FrameTexts = {
  orCopy: 'If the button does not work, copy this address into your browser:',
  signature: `Grace and peace,\n${product}`,
};

export const english: EmailTexts = {
  'verify-address': ({ name, username, at, path }) => ({
    subject: `Confirm your address for ${product}`,
    greeting: welcome(name),
    before: [
      `We are glad that you want to read the Bible with ${product}. One step is left: please confirm that this address is yours.`,
      `This is for the sign-up with the username ${shownInEmail(username)}, made on ${momentIn('en', at)}. On another device you will be asked for the password of that sign-up.`,
    ],
    action: { label: 'Confirm my address', path },
    after: [
      'The link works once, within 24 hours. If you sign up again with this address, the newer link counts.',
      'If you did not create an account, you can ignore this email: without your confirmation nothing happens.',
    ],
  }),
  'address-has-account': ({ name, loginPath, resetPath }) => ({
    subject: `You already have an account with ${product}`,
    greeting: hello(name),
    before: [
      `${errorText('EMAIL_TAKEN', 'en')}. Someone, probably you, has just tried to use this address for an account. It is already yours, so nothing was changed.`,
    ],
    action: { label: 'Sign in', path: loginPath },
    after: [
      { text: 'If you do not remember your password:', label: 'Choose a new password', path: resetPath },
      'If it was not you, there is nothing to do. Nobody was told that this address has an account.',
    ],
  }),
  'already-verified': ({ name, loginPath, resetPath }) => ({
    subject: 'Your address is already confirmed',
    greeting: hello(name),
    before: ['You asked for the link that confirms your address. It is already confirmed: you can sign in.'],
    action: { label: 'Sign in', path: loginPath },
    after: [
      { text: 'If you do not remember your password:', label: 'Choose a new password', path: resetPath },
    ],
  }),
  'verify-new-address': ({ name, username, path }) => ({
    subject: `Confirm your new address for ${product}`,
    greeting: hello(name),
    before: [
      `The account with the username ${shownInEmail(username)} is going to have this address. Please confirm that it is yours; until then the account keeps its previous address.`,
    ],
    action: { label: 'Confirm my new address', path },
    after: [
      'The link works once, within 24 hours. On another device you will be asked for the password of the account.',
      'If you did not ask for this, you can ignore this email: without your confirmation nothing happens.',
    ],
  }),
  'address-change-asked': ({ name, resetPath }) => ({
    subject: 'A change of address for your account',
    greeting: hello(name),
    before: [
      'Someone who knows your password asked to change the address of your account. It changes when the link we sent to the new address is opened.',
      'If it was you, all is well. If it was not, choose a new password now, and the change will not happen.',
    ],
    action: { label: 'Choose a new password', path: resetPath },
    after: [],
  }),
  'address-changed': ({ name }) => ({
    subject: 'Your account has a new address',
    greeting: hello(name),
    before: [
      'The address of your account was changed, as requested. From now on you sign in with the new one, and this address will get no more email about the account.',
    ],
    after: ['If it was not you, write to us right away with the contact form.'],
  }),
  'reset-password': ({ name, path }) => ({
    subject: 'Choose a new password',
    greeting: hello(name),
    before: ['You asked to choose a new password. You can do it here:'],
    action: { label: 'Choose a new password', path },
    after: [
      'The link works once, within one hour.',
      'If you did not ask for it, you can ignore this email: your password stays as it is.',
    ],
  }),
  'password-changed': ({ name, resetPath }) => ({
    subject: 'Your password was changed',
    greeting: hello(name),
    before: [
      'The password of your account was just changed, and your other devices were signed out.',
      'If it was you, all is well. If it was not, recover your account right away:',
    ],
    action: { label: 'Choose a new password', path: resetPath },
    after: [],
  }),
  'new-device': ({ name, device, address, at, path }) => ({
    subject: 'A new device has signed in',
    greeting: hello(name),
    before: [
      `Someone signed in to your account from a device that we had not seen before: ${device}, from the network address ${address}, on ${momentIn('en', at)}.`,
    ],
    action: { label: 'See where I am signed in', path },
    after: ['If it was you, all is well. If it was not, end that session and change your password.'],
  }),
  'account-deleted': ({ name }) => ({
    subject: 'Your account was deleted',
    greeting: farewell(name),
    before: [
      `Your account with ${product} was deleted, as you asked, and with it everything you had kept here.`,
    ],
    after: ['Thank you for reading with us. You are welcome back whenever you like.'],
  }),
  'trial-ending': ({ name, tier, cents, at, path }) => ({
    subject: 'Your free trial ends in two days',
    greeting: hello(name),
    before: [
      `Your free trial of ${nameOf(tier)} ends on ${momentIn('en', at)}. On that day your card is charged ${dollarsIn('en', cents)} (tax may be added), and the plan continues.`,
      'If you do not want that, cancel before then: nothing is charged, and everything you have written stays yours.',
    ],
    action: { label: 'See my subscription', path },
    after: [],
  }),
  'payment-failed': ({ name, tier, until, isLast, path }) => ({
    subject: isLast ? 'Your plan ends tomorrow' : 'Your payment did not go through',
    greeting: hello(name),
    before: [
      `We could not charge your card for ${nameOf(tier)}. You keep your plan until ${momentIn('en', until)}. Please check your card, or use another one, before then.`,
    ],
    action: { label: 'Check my card', path },
    after: [
      'If it is not paid by then, your plan becomes the free one. Everything you have written stays yours.',
    ],
  }),
  'reading-reminder': ({ plan, day, days, reference, note, path, settingsPath, name }) => ({
    subject: `Today: ${reference}`,
    greeting: hello(name),
    before: [`Day ${day} of ${days} of “${plan}” is ${reference}.`, ...(note ? [note] : [])],
    action: { label: 'Read it', path },
    after: [
      'This email is not sent on days you have already read, or while your plan is paused.',
      { text: 'To change the time or stop these emails:', label: 'Reminder', path: settingsPath },
    ],
  }),
  'contact-message': ({ name, email, message }) => ({
    subject: `A message from ${name}`,
    greeting: `${name} (${email}) has written through the contact form: `,
    before: [],
    quotation: message,
    after: ['Your reply to this message goes to them.'],
  }),
  feedback: ({ name, email, category, subject, message, path }) => ({
    subject: `Feedback (${category}): ${subject}`,
    greeting: `${name} (${email}) has sent feedback: ${subject}`,
    before: [],
    quotation: message,
    action: { label: 'See it with all messages', path },
    after: ['Your reply to this message goes to them.'],
  }),
  'message-answer': ({ name, message, answer }) => ({
    subject: `Your message to ${product}`,
    greeting: hello(name),
    before: answer.split(/\n{2,}/),
    quotation: message,
    after: ['This is what you wrote to us.'],
  }),
};

function hello(name: string): string {
  const known = greetingNameOf(name);
  return known ? `Hello ${known},` : 'Hello,';
}

function welcome(name: string): string {
  const known = greetingNameOf(name);
  return known ? `Welcome, ${known}!` : 'Welcome!';
}

function farewell(name: string): string {
  const known = greetingNameOf(name);
  return known ? `Farewell, ${known}.` : 'Farewell.';
}
