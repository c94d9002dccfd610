import { readinessEndpoints } from '#contracts/site/admin-readiness.ts';
import { type Binding, on, onRead } from '#server/calls/binding.ts';
import { confirmMail } from './confirm-mail.ts';
import { confirmTaxes } from './confirm-taxes.ts';
import { getReadiness } from './get-readiness.ts';
import { tryGateway } from './try-gateway.ts';
import { tryMail } from './try-mail.ts';

export const readinessBindings: Binding[] = [
  onRead(readinessEndpoints.getReadiness, getReadiness),
  on(readinessEndpoints.tryGateway, tryGateway),
  on(readinessEndpoints.tryMail, tryMail),
  on(readinessEndpoints.confirmMail, confirmMail),
  on(readinessEndpoints.confirmTaxes, confirmTaxes),
];
