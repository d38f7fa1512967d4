import { ACCOUNT_LIMITS } from '@word-unfolded/domain';

/** The validation errors of a file before anything of it is shown (specification, section 5, "Avatar"). */
export type FileProblem = 'AVATAR_NOT_AN_IMAGE' | 'AVATAR_TOO_LARGE';

/** Image types that every browser can draw. SVG is excluded because it can contain scripts. */
export const ACCEPTED_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

/**
 * The validation error of a chosen file; undefined for a possible image. Its content decides later whether it is one.
 */
export function problemOfFile({ type, size }: Pick<File, 'type' | 'size'>): FileProblem | undefined {
  if (!ACCEPTED_TYPES.includes(type)) return 'AVATAR_NOT_AN_IMAGE';
  return size > ACCOUNT_LIMITS.avatarBytes ? 'AVATAR_TOO_LARGE' : undefined;
}
