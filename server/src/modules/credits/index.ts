export { balanceOf } from './balance-of.ts';
export { issueCredit, type NewCredit } from './issue-credit.ts';
