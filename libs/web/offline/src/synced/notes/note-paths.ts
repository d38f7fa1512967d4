/** The path of an owner's record in the database. */
export const notePaths = (owner: string) => ({
  notes: `note/${owner}/`,
  note: (id: string) => `note/${owner}/${id}`,
  bin: `bin/${owner}/`,
  binned: (id: string) => `bin/${owner}/${id}`,
  history: (id: string) => `history/${owner}/${id}`,
  allAtServer: `server/${owner}/`,
  atServer: (id: string) => `server/${owner}/${id}`,
  cursor: `cursor/${owner}`,
});
