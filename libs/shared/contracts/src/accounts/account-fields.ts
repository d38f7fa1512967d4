import { ACCOUNT_LIMITS, isPlainName, isPlainUsername, isReservedUsername } from '@word-unfolded/domain';
import { z } from 'zod';
import type { ErrorCode } from '../errors/registry.js';
import { lineText, multilineText } from '../text/text-fields.js';

/** The fields of the account forms, each with the error texts of the specification (section 5, "Forms"). */

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

/**
 * A required text. A missing value reports the error of its field; a value that is too long, too short or malformed
 * fails its own check, and is never reported as missing.
 */
export function requiredText(missing: ErrorCode, { trimmed = true } = {}) {
  const text = z.string({
    error: ({ input }) => (input === undefined || input === null ? missing : undefined),
  });
  return (trimmed ? text.trim() : text).min(1, missing);
}

/** The name of a person. Emails show it, so it must not contain a line break, a link or markup. */
export const name = requiredText('NAME_REQUIRED')
  .max(nameCharacters)
  .refine(isPlainName, { error: 'NAME_NOT_PLAIN', when: isShort(nameCharacters) });

/** Missing and malformed values have different texts (decisions, "Two texts for one thing"). */
export const email = requiredText('EMAIL_REQUIRED')
  .max(emailCharacters)
  .refine((text) => z.email().safeParse(text).success, {
    error: 'EMAIL_INVALID',
    when: isShort(emailCharacters),
  })
  .meta({ format: 'email' });

export const username = requiredText('USERNAME_REQUIRED')
  .min(usernameLeast, 'USERNAME_TOO_SHORT')
  .max(usernameCharacters)
  .refine(isPlainUsername, { error: 'USERNAME_NOT_PLAIN', when: isShort(usernameCharacters) })
  .refine((text) => !isReservedUsername(text), {
    error: 'USERNAME_RESERVED',
    when: isShort(usernameCharacters),
  });

/** A password to verify. It has no strength rules, because older passwords may predate them. */
export const password = requiredText('PASSWORD_REQUIRED', { trimmed: false }).max(passwordCharacters);

/** A password to set. The auth service, which has the list of common passwords, rejects those. */
export const newPassword = password.min(passwordLeast, 'PASSWORD_TOO_SHORT');

/** The new password, typed a second time. */
export const confirmPassword = z.string({
  error: ({ input }) => (input === undefined || input === null ? 'PASSWORD_REQUIRED' : undefined),
});

export const occupation = lineText().trim().max(occupationCharacters);

export const personalNote = multilineText().trim().max(personalNoteCharacters);

/** The code of an emailed link. A missing one has an error of its own (specification, section 8, "Accounts"). */
export const resetToken = z
  .string('RESET_TOKEN_MISSING')
  .min(1, 'RESET_TOKEN_MISSING')
  .max(200, 'TOKEN_INVALID');

/** The code of an emailed link that verifies an address. A missing one is an invalid one. */
export const verificationToken = z.string('TOKEN_INVALID').min(1, 'TOKEN_INVALID').max(200, 'TOKEN_INVALID');

/** The id of an account, a session or a similar record: a MongoDB ObjectId. */
export const documentId = z.string().regex(/^[0-9a-f]{24}$/);

/** Adds the check that the second password equals the first: the refinement of every form that asks for it twice. */
export function withSamePasswords<
  Form extends z.ZodObject<{ password: z.ZodString; confirmPassword: z.ZodString }>,
>(form: Form): Form {
  return form.refine((filled) => filled.password === filled.confirmPassword, {
    error: 'PASSWORDS_DIFFER',
    path: ['confirmPassword'],
    when: ({ value }) => typeof value === 'object' && value !== null, // reports this beside other problems
  });
}

/** Whether the format of a text is checked: a missing or overlong text reports only that problem. */
function isShort(most: number) {
  return ({ value }: { readonly value: unknown }): boolean =>
    typeof value === 'string' && value !== '' && value.length <= most;
}
