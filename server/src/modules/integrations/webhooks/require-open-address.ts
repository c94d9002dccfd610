import { fieldError } from '#server/calls/app-error.ts';
import type { OuterCtx } from '#server/calls/context.ts';

/** An address that nothing would be sent to is not kept. What it leads to is looked at again whenever something is sent. */
export const requireOpenAddress = async ({ ports }: OuterCtx, url: string): Promise<void> => {
  const why = await ports.webhookLine.whyClosed(url);
  if (why) throw fieldError('url', why);
};
