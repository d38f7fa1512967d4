/** Upper limits of one recording: the longest chapter fits, whole books do not. */
export const SPEECH_LIMITS = { characters: 20_000, lines: 400 } as const;
