export { afterSaleEvents } from './after-sale.events.ts';
export { findChange, type LineChange } from './after-sale.repository.ts';
export { lineChangeObligor } from './changes/line-change-obligor.ts';
