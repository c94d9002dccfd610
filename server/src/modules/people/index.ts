export { unusedAccounts } from './erasure/unused-accounts.ts';
