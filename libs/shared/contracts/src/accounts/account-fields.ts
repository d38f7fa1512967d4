import { ACCOUNT_LIMITS, USERNAME_PATTERN } from '@word-unfolded/domain';
import { z } from 'zod';

/** The fields of the forms of an account, each with the texts of the specification (section 5, "Forms"). */

const {
  nameCharacters,
  emailCharacters,
  usernameLeast,
  usernameCharacters,
  passwordLeast,
  passwordCharacters,
  occupationCharacters,
  personalNoteCharacters,
} = ACCOUNT_LIMITS;

export const name = z.string('NAME_REQUIRED').trim().min(1, 'NAME_REQUIRED').max(nameCharacters);

/** Missing and malformed have each their text (decisions, "Two texts for one thing"). */
export const email = z
  .string('EMAIL_REQUIRED')
  .trim()
  .min(1, 'EMAIL_REQUIRED')
  .max(emailCharacters, 'EMAIL_INVALID')
  .pipe(z.email('EMAIL_INVALID'));

export const username = z
  .string('USERNAME_REQUIRED')
  .trim()
  .min(1, 'USERNAME_REQUIRED')
  .min(usernameLeast, 'USERNAME_TOO_SHORT')
  .max(usernameCharacters)
  .regex(USERNAME_PATTERN);

/** A password that is to be checked: whatever it was when it was set. */
export const password = z.string('PASSWORD_REQUIRED').min(1, 'PASSWORD_REQUIRED').max(passwordCharacters);

/** A password that is to be set. That it is none of the commonest is checked where they are known. */
export const newPassword = password.min(passwordLeast, 'PASSWORD_TOO_SHORT');

export const occupation = z.string().trim().max(occupationCharacters);

export const personalNote = z.string().trim().max(personalNoteCharacters);

/** A code that was sent by mail. What is not even of the shape of one is refused as an invalid one. */
export const mailedToken = z
  .string('RESET_TOKEN_MISSING')
  .min(1, 'RESET_TOKEN_MISSING')
  .max(200, 'TOKEN_INVALID');

/** The id of an account, a session and the like: that of a MongoDB document. */
export const documentId = z.string().regex(/^[0-9a-f]{24}$/);

/** Adds that the second password must be the first: the refinement of every form that asks for it twice. */
export function withSamePasswords<
  Form extends z.ZodObject<{ password: z.ZodString; confirmPassword: z.ZodString }>,
>(form: Form): Form {
  return form.refine((filled) => filled.password === filled.confirmPassword, {
    error: 'PASSWORDS_DIFFER',
    path: ['confirmPassword'],
    when: ({ value }) => typeof value === 'object' && value !== null, // also when another field is wrong: all is said at once
  });
}
