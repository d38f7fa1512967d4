import { ACCOUNT_LIMITS } from '@word-unfolded/domain';

/** What is wrong with a file before anything of it is shown (specification, section 5, "Avatar"). */
export type FileProblem = 'AVATAR_NOT_AN_IMAGE' | 'AVATAR_TOO_LARGE';

/** The kinds of pictures that every browser can draw. A drawing that can hold scripts is none of them. */
export const ACCEPTED_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

/** Says what is wrong with a chosen file; nothing for one that can be a picture. Whether it is one, its content decides. */
export function problemOfFile({ type, size }: Pick<File, 'type' | 'size'>): FileProblem | undefined {
  if (!ACCEPTED_TYPES.includes(type)) return 'AVATAR_NOT_AN_IMAGE';
  return size > ACCOUNT_LIMITS.avatarBytes ? 'AVATAR_TOO_LARGE' : undefined;
}
