import { ORDER_KIND } from '#server/modules/orders/index.ts';
import type { OwnerIds } from '../read-sale.ts';

export const ofOrder = (orderId: string): OwnerIds => ({ ownerKind: ORDER_KIND, ownerId: orderId });
