import type { Amounts } from '@word-unfolded/domain';
import { LuaScript } from '../lua-script.js';
import { SHARED_LUA } from './shared.lua.js';

type Input = { readonly now: number };
type Result = { readonly used: Amounts };

/** Returns the usage. Keys: spent, held and ended of the day. */
export const readUsageScript = new LuaScript<Input, Result>(`${SHARED_LUA}
local today = day(1)
return cjson.encode({ used = usedOf(today, holdsOf(today)) })
`);
