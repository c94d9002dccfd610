export { afterSaleEvents } from './after-sale.events.ts';
export { findChange } from './after-sale.repository.ts';
