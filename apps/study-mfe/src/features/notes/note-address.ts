const NOTE_ID = /^[0-9a-f]{24}$/;

/** The note that an address of the study page names; undefined if it names none. */
export function noteOfAddress(search: string): string | undefined {
  const id = new URLSearchParams(search).get('noteId') ?? '';
  return NOTE_ID.test(id) ? id : undefined;
}
