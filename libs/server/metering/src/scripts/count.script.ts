import type { Amounts, FeatureKey, Tier } from '@word-unfolded/domain';
import { LuaScript } from '../lua-script.js';
import { SHARED_LUA } from './shared.lua.js';

type Entry = {
  readonly id: string;
  readonly feature: FeatureKey;
  readonly tier: Tier;
  readonly amounts: Amounts;
};
type Input = { readonly now: number; readonly goAt: number; readonly entries: readonly Entry[] };
type Result = { readonly counted: number };

/** Counts charges of the ledger that are not counted yet. Keys: spent, held and ended of the day. */
export const countScript = new LuaScript<Input, Result>(`${SHARED_LUA}
local today = day(1)
local counted = 0
for _, entry in ipairs(input.entries) do
  local ended = endOf(today, entry.id)
  if not (ended and ended.state == 'settled') then
    add(today, entry.amounts, input.goAt)
    entry.goAt = input.goAt
    finish(today, entry.id, 'settled', entry)
    counted = counted + 1
  end
end
return cjson.encode({ counted = counted })
`);
