export { keepSearchFresh } from './keep-search-fresh.ts';
