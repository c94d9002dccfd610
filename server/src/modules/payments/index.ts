export { actionSums } from './actions/action-sums.repository.ts';
export {
  type Action,
  countActions,
  findOpenAction,
  listActions,
  ownersInNeed,
  ownersOfOpen,
  wasRaised,
  withdrawAction,
} from './actions/actions.repository.ts';
export { type ActionRequest, raiseAction } from './actions/raise-action.ts';
export { isResolvedForGood, reopenAction } from './actions/reopen-action.ts';
export { resolveAction } from './actions/resolve-action.ts';
export {
  type Attempt,
  findAttempt,
  listAttempts,
  listUnfinished,
  liveAttempt,
  type ReturnPaths,
} from './attempts/attempts.repository.ts';
export { checkLiveAttempts } from './attempts/check-attempt.ts';
export { type Closing, expireLiveAttempts } from './attempts/expire-attempts.ts';
export { openCardPage, showCardPage } from './attempts/open-card-page.ts';
export { type CardPageRequest, prepareAttempt, writeAttempt } from './attempts/prepare-attempt.ts';
export { createReturnNames } from './attempts/return-names.ts';
export { lastMessageAt } from './callbacks/gateway-events.repository.ts';
export { oldMessages } from './callbacks/old-messages.repository.ts';
export {
  findMovingMoney,
  forgetPayments,
  moneyOfPerson,
  tellPayments,
} from './erasure/money-of-person.repository.ts';
export type {
  Callback,
  CreateAttempt,
  Gateway,
  GatewaySession,
  Gateways,
  RefundRequest,
} from './gateways/gateway.ts';
export { createGateways } from './gateways/registry.ts';
export { sandboxGateway } from './gateways/sandbox.gateway.ts';
export { stripeGateway } from './gateways/stripe/stripe.gateway.ts';
export { STRIPE_EVENTS } from './gateways/stripe/stripe-messages.ts';
export { whyStripeRefused } from './gateways/stripe/stripe-trouble.ts';
export {
  type CreditOfSale,
  creditByOwner,
  creditOf,
  figuresOfCredit,
  NO_CREDIT,
} from './ledger/credit-ledger.repository.ts';
export {
  figuresOfCapture,
  figuresOfRefund,
  insertJournals,
  listJournal,
  NOTHING_PAID,
  paidByObligation,
  paidByOwner,
  paidOf,
  type RefundFigures,
  receivedByCapture,
  standingSaleEur,
} from './ledger/ledger.repository.ts';
export { verifyLedger } from './ledger/verify-ledger.ts';
export { createObligations, type NewObligations } from './obligations/create-obligations.ts';
export {
  listObligations,
  type Obligation,
  obligationsByOwner,
  setDueOn,
} from './obligations/obligations.repository.ts';
export { voidOpenObligations } from './obligations/void-open-obligations.ts';
export { paymentsEvents } from './payments.events.ts';
export type {
  CaptureMethod,
  CaptureVerdict,
  Debtor,
  Obligor,
  Owner,
  OwnerDescription,
  OwnerSummary,
  PaidBy,
  RecognisedSale,
  SoldLine,
} from './payments.ports.ts';
export { requireObligor } from './payments.ports.ts';
export {
  previewRefund,
  type RefundOrder,
  refundCaptures,
  refundInEur,
} from './refunds/refund-captures.ts';
export { listRefunds, type Refund } from './refunds/refunds.repository.ts';
export {
  type Capture,
  type CaptureView,
  foreignOf,
  leftOf,
  listCaptures,
  listLeft,
} from './settling/captures.repository.ts';
export type { Receipts } from './settling/receipts.ports.ts';
export { recogniseSale } from './settling/recognise-sale.ts';
export { recordTransfer, type Transfer } from './settling/record-transfer.ts';
export { refundStateOf } from './settling/refund-state.ts';
export { findTransactions, type Transaction } from './settling/transactions.repository.ts';
export { summariseOwners } from './summarise-owners.ts';
