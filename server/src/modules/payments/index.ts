export { type Action, listActions } from './actions.repository.ts';
export {
  type Attempt,
  listAttempts,
  listUnfinished,
  liveAttempt,
  type ReturnPaths,
} from './attempts.repository.ts';
export { type Capture, type CaptureView, leftByMethod, leftOf, listCaptures } from './captures.repository.ts';
export { checkLiveAttempts } from './check-attempt.ts';
export { createObligations, type NewObligations } from './create-obligations.ts';
export {
  type Document,
  findDocument,
  listReceipts,
  type ReceiptFigures,
  type ReceiptSnapshot,
  receiptFigures,
} from './documents.repository.ts';
export { type Closing, expireLiveAttempts } from './expire-attempts.ts';
export type {
  Callback,
  CreateAttempt,
  Gateway,
  GatewaySession,
  Gateways,
  RefundRequest,
} from './gateways/gateway.ts';
export { createGateways } from './gateways/registry.ts';
export { sandboxGateway } from './gateways/sandbox.ts';
export {
  listJournal,
  NOTHING_PAID,
  paidByObligation,
  paidByOwner,
  paidOf,
  receivedBetween,
} from './ledger.repository.ts';
export { listObligations, type Obligation, obligationsByOwner, setDueOn } from './obligations.repository.ts';
export { openCardPage } from './open-card-page.ts';
export type { CaptureMethod, CaptureVerdict, Obligor, Owner, OwnerDescription } from './payments.ports.ts';
export type { CardPageRequest } from './prepare-attempt.ts';
export { type ActionRequest, raiseAction } from './raise-action.ts';
export { recogniseSale } from './recognise-sale.ts';
export { recordTransfer, type Transfer } from './record-transfer.ts';
export { type RefundOrder, refundCaptures } from './refund-captures.ts';
export { listRefunds, type Refund } from './refunds.repository.ts';
export { resolveAction } from './resolve-action.ts';
export { verifyLedger } from './verify-ledger.ts';
export { voidOpenObligations } from './void-open-obligations.ts';
