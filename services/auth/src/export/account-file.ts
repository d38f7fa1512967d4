/** A streamed part of the file: its name, the names of its lists, and their items, list by list. */
export type WrittenArea = {
  readonly name: string;
  readonly parts: readonly string[];
  readonly chunks: AsyncIterable<{ readonly part: string; readonly items: readonly unknown[] }>;
};

/**
 * Writes the file of an account: one object in JSON, indented for people to read. Only one chunk is in memory at a
 * time.
 *
 * @param own parts that are in memory already, by name
 * @param areas streamed parts; all of their lists are in the file, also empty ones
 * @returns pieces of UTF-8
 * @throws the errors of an area: then the file is incomplete, and must be discarded
 */
export async function* writeAccountFile(
  own: Readonly<Record<string, unknown>>,
  areas: readonly WrittenArea[],
): AsyncGenerator<Buffer> {
  const members = Object.entries(own).map(([name, value]) => `\n  "${name}": ${indented(value, 2)}`);
  yield Buffer.from(`{${members.join(',')}`);
  for (const area of areas) {
    yield Buffer.from(`,\n  "${area.name}": {`);
    yield* writeLists(area);
    yield Buffer.from('\n  }');
  }
  yield Buffer.from('\n}\n');
}

async function* writeLists({ name, parts, chunks }: WrittenArea): AsyncGenerator<Buffer> {
  let open = -1;
  let isEmpty = true;
  /** Ends the open list, and begins the following ones up to an index; all but the last are empty. */
  const turnTo = (place: number): string => {
    let text = '';
    for (; open < place; isEmpty = true) {
      if (open >= 0) text += isEmpty ? '],' : '\n    ],';
      open += 1;
      text += `\n    "${parts[open]}": [`;
    }
    return text;
  };
  for await (const { part, items } of chunks) {
    const place = parts.indexOf(part);
    if (place < open) throw new Error(`"${part}" of ${name} came when its turn was over, or is not known`);
    let text = turnTo(place);
    for (const item of items) {
      text += `${isEmpty ? '' : ','}\n      ${indented(item, 6)}`;
      isEmpty = false;
    }
    yield Buffer.from(text);
  }
  yield Buffer.from(`${turnTo(parts.length - 1)}${isEmpty ? ']' : '\n    ]'}`);
}

/** JSON whose lines except the first are indented by some spaces. No text in JSON has a line break. */
function indented(value: unknown, spaces: number): string {
  return JSON.stringify(value, undefined, 2).replaceAll('\n', `\n${' '.repeat(spaces)}`);
}
