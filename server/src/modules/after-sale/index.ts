export { afterSaleEvents } from './after-sale.events.ts';
export { findChange, type LineChange, listChanges } from './after-sale.repository.ts';
export { lineChangeObligor } from './changes/line-change-obligor.ts';
export { payableUntil } from './changes/open-change-payment.ts';
export { changesOfPerson } from './changes-of-person.repository.ts';
export { passOnInviter } from './pass-on/pass-on-inviter.ts';
export { findPassOn, type PassOn } from './pass-on/pass-ons.repository.ts';
export { stateOf as stateOfPassOn } from './pass-on/present-pass-on.ts';
export { seatOfGiver } from './pass-on/seat-of-giver.ts';
