export { spendableOn } from './balance-of.ts';
export { type CreditNote, findNote } from './credit-notes.repository.ts';
export { creditEvents } from './credits.events.ts';
export { issueCredit, type NewCredit } from './issue-credit.ts';
export { findCreditPaperNumber, listCreditsOfOrder } from './list-credits.ts';
export { redeemCredit } from './redeem-credit.ts';
export { releaseCredit } from './release-credit.ts';
export { reserveCredit } from './reserve-credit.ts';
export { returnCredit } from './return-credit.ts';
