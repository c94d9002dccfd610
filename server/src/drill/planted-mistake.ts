import type { Gateway } from '../modules/payments/index.ts';

/** A gateway's adapter that somebody has forgotten the signatures in: whoever writes is believed. */
export const withoutSignatures = (gateway: Gateway): Gateway => ({
  ...gateway,
  readCallback: ({ rawBody }) => gateway.parseCallback(rawBody),
});
