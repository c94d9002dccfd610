export { presentBreakdown, presentOpenOrder } from './checkout/checkout.present.ts';
export { offerCredit } from './checkout/credit-offer.ts';
export type { Wish } from './checkout/new-draft.ts';
export { confirmationKey, requireAllAgreed } from './checkout/require-all-agreed.ts';
export { claimUrl, createClaimLinks } from './claims/claim-links.ts';
export {
  cancelPlace,
  claimPlace,
  insertInvited,
  inviteTo,
  listGuestsTakenOff,
} from './claims/claimed-places.repository.ts';
export type { Inviter } from './claims/claims.ports.ts';
export { invitedOf, isOnlyForOthers, isPassedOn, lastVersion } from './claims/invited-places.ts';
export { requireClaim } from './claims/require-claim.ts';
export { type Standing, standingsOf } from './claims/standings-of.ts';
export { callOffOrder } from './ending/call-off-order.ts';
export { companionsOf, endLine, isLiveLine } from './ending/end-lines.ts';
export { endOrder } from './ending/end-order.ts';
export { findFreeWithdrawal, findLineWithdrawal } from './ending/free-withdrawal.ts';
export { type BackInTwoWays, giveBack, previewAllBack, previewGiveBack } from './ending/give-back.ts';
export { type PaidLeft, paidLeftOf } from './ending/paid-left.ts';
export { paidOfLine } from './ending/paid-of-line.ts';
export { type CalledOff, previewCallOffs } from './ending/preview-call-offs.ts';
export { refundInFull } from './ending/refund-in-full.ts';
export { oldDrafts } from './erasure/old-drafts.repository.ts';
export { ordersOfPerson } from './erasure/orders-of-person.repository.ts';
export { lapseOrder } from './holds/lapse-order.ts';
export { seatGoesAt } from './holds/seat-goes-at.ts';
export { type LineShare, shareOf } from './lines/line-share.ts';
export { moveLine } from './lines/move-line.ts';
export type { Line, Place } from './lines/order-lines.repository.ts';
export { presentConsequences } from './lines/present-policy.ts';
export {
  type AgreedPrice,
  type OfferedLine,
  offerOf,
  priceLines,
  rateOf,
  readTerms,
} from './lines/price-lines.ts';
export { promoLinesOf } from './lines/promo-lines.ts';
export { findHindrances, type Hindrance, requireLeft } from './lines/require-left.ts';
export { adminGetOrder } from './office/admin-get-order.ts';
export { summarise } from './office/admin-list-orders.ts';
export { oldestActions } from './office/list-needs-action.ts';
export { calendarPath } from './order-path.ts';
export { orderEvents } from './orders.events.ts';
export { requireOrder, requireOwnOrder } from './orders.policy.ts';
export { kindOf, type Offer, type OrderedKind, requireKind } from './orders.ports.ts';
export {
  findOrder,
  findOrderOfPlace,
  lockOrder,
  type OpenOrder,
  type Order,
  type PersonOnCourse,
} from './orders.repository.ts';
export { CHANGE_KIND, ORDER_KIND, ownerOf, ownerOfChange } from './owner-of.ts';
export { dueDatesAfterMove } from './parts/follow-move.ts';
export { followPostponement } from './parts/follow-postponement.ts';
export { isOpenPart, openAedOf, openEurOf } from './parts/order-figures.ts';
export { isLongOverdue, overdueWords, type PartReminder, reminderFor } from './parts/remind-due-parts.ts';
export { HELD_MEANWHILE, isLookedAt } from './placing/check-licence.ts';
export { closeOpenPayment } from './placing/close-open-payment.ts';
export { grantPlace } from './placing/grant-place.ts';
export { minutesOfHold } from './placing/hold-for-transfer.ts';
export { showFirstPayment, writeFirstAttempt } from './placing/open-payment.ts';
export { describeOrder, orderObligor } from './placing/order-obligor.ts';
export { placeSale } from './placing/place-sale.ts';
export { type Purchase, placeSeveral, placeSeveralFree } from './placing/place-several.ts';
export { resultsOfSeveral } from './placing/results-of-several.ts';
export type { Sale } from './placing/sale.ts';
export {
  listConcernedOrders,
  listWaiting,
  ordersOfCourse,
  PARTICIPANT_COLUMNS,
  type Participant,
  SHARE_OF_LINE,
} from './reading/course-people.repository.ts';
export { type FiguresOfOrders, figuresOfOrders } from './reading/figures-of-orders.ts';
export { figuresOfPeople, NO_ORDERS, type OrderFigures } from './reading/figures-of-people.ts';
export {
  countOrders,
  countSteps,
  dueUntil,
  type OrderFilter,
  totalsDue,
} from './reading/order-filter.repository.ts';
export { listAllOrders } from './reading/order-lists.repository.ts';
