/**
 * How much of a text is heard in another: 1 without, 0 with as many changes as it has sounds. Where it begins and ends
 * in the other does not matter (edit distance to the nearest part).
 */
export function likenessOf(said: string, heard: string): number {
  if (said.length === 0) return 0;
  let before = new Uint16Array(heard.length + 1);
  let now = new Uint16Array(heard.length + 1);
  for (let row = 1; row <= said.length; row += 1) {
    now[0] = row;
    const sound = said.charCodeAt(row - 1);
    for (let column = 1; column <= heard.length; column += 1) {
      const change = heard.charCodeAt(column - 1) === sound ? 0 : 1;
      now[column] = Math.min(before[column - 1]! + change, before[column]! + 1, now[column - 1]! + 1);
    }
    [before, now] = [now, before];
  }
  return 1 - Math.min(...before) / said.length;
}
