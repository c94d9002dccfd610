export { keepSearchFresh } from './keep-search-fresh.ts';
export { refreshSearch } from './refresh-search.ts';
