import { searchEndpoints as calls } from '#contracts/site/search.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import { searchSite } from './search-site.ts';

export const searchBindings: Binding[] = [on(calls.search, (ctx, { q }) => searchSite(ctx, q))];
