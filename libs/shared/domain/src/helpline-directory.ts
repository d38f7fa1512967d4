/** Where helplines of every country are found, by need and language. Every help answer names it last. */
export const HELPLINE_DIRECTORY = 'findahelpline.com';
