import { getData } from '@word-unfolded/api-client';
import { listUsernamesRoute, NAMED_USERS } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';

type Names = ReadonlyMap<string, string>;

type Batch = { readonly ids: Set<string>; readonly names: Promise<Names> };

let open: Batch | undefined;

/**
 * The username of an account; null if it is deleted. All that are asked for in one turn, such as those of a table, are
 * one request.
 */
export async function usernameOf(id: string, language: Language): Promise<string | null> {
  if (!open || open.ids.size >= NAMED_USERS) open = begin(language);
  const { ids, names } = open;
  ids.add(id);
  return (await names).get(id) ?? null;
}

function begin(language: Language): Batch {
  const ids = new Set<string>();
  const names = new Promise<void>((resolve) => setTimeout(resolve)).then(() => {
    if (open?.ids === ids) open = undefined;
    return ask(ids, language);
  });
  return { ids, names };
}

async function ask(ids: ReadonlySet<string>, language: Language): Promise<Names> {
  const query = { ids: [...ids].join(',') };
  const { users } = await getData(listUsernamesRoute, { query }, { language, remember: false });
  return new Map(users.map(({ id, username }) => [id, username]));
}
