import { PRODUCT } from '@word-unfolded/domain';
import type { FrameTexts, LetterTexts } from './letter-text.js';
import { momentIn } from './moment.js';

const { name: product } = PRODUCT;

export const englishFrame: FrameTexts = {
  orCopy: 'If the button does not work, copy this address into your browser:',
  signature: `Grace and peace,\n${product}`,
};

export const english: LetterTexts = {
  'verify-address': ({ name, path }) => ({
    subject: `Confirm your address for ${product}`,
    greeting: `Welcome, ${name}!`,
    before: [
      `We are glad that you want to read the Bible with ${product}. One step is left: please confirm that this address is yours.`,
    ],
    action: { label: 'Confirm my address', path },
    after: [
      'The link works once, within 24 hours.',
      'If you did not make an account, you can forget this letter: without your confirmation nothing happens.',
    ],
  }),
  'address-has-account': ({ name, loginPath, resetPath }) => ({
    subject: `You already have an account with ${product}`,
    greeting: `Hello ${name},`,
    before: [
      'Someone, probably you, has just tried to make a new account with this address. You already have one, so nothing was changed.',
    ],
    action: { label: 'Sign in', path: loginPath },
    after: [
      { text: 'Should you not remember your password:', label: 'Choose a new password', path: resetPath },
      'If it was not you, there is nothing to do. Nobody was told that this address has an account.',
    ],
  }),
  'reset-password': ({ name, path }) => ({
    subject: 'Choose a new password',
    greeting: `Hello ${name},`,
    before: ['You asked to choose a new password. Here you can do it:'],
    action: { label: 'Choose a new password', path },
    after: [
      'The link works once, within one hour.',
      'If you did not ask for it, leave this letter alone: your password stays as it is.',
    ],
  }),
  'password-changed': ({ name, resetPath }) => ({
    subject: 'Your password was changed',
    greeting: `Hello ${name},`,
    before: [
      'The password of your account was changed just now, and other devices were signed out.',
      'If it was you, all is well. If it was not, take your account back at once:',
    ],
    action: { label: 'Choose a new password', path: resetPath },
    after: [],
  }),
  'new-device': ({ name, device, address, at, path }) => ({
    subject: 'A new device has signed in',
    greeting: `Hello ${name},`,
    before: [
      `Someone signed in to your account from a device that we had not seen before: ${device}, from the network address ${address}, on ${momentIn('en', at)}.`,
    ],
    action: { label: 'See where I am signed in', path },
    after: ['If it was you, all is well. If it was not, end that session and change your password.'],
  }),
  'account-deleted': ({ name }) => ({
    subject: 'Your account was deleted',
    greeting: `Farewell, ${name}.`,
    before: [
      `Your account with ${product} was deleted, as you asked, and with it everything that you had kept here.`,
    ],
    after: ['Thank you for the time that you have read with us. You are welcome back whenever you like.'],
  }),
  'contact-message': ({ name, email, message }) => ({
    subject: `A message from ${name}`,
    greeting: `${name} (${email}) has written through the contact form: `,
    before: [],
    quotation: message,
    after: ['Your answer to this letter goes to them.'],
  }),
};
