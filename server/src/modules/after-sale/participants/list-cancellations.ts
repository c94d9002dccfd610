import type { ParticipantCancellation } from '#contracts/after-sale/participants.ts';
import type { Ctx } from '#server/calls/context.ts';
import { requireNoneWaits } from '../changes/begin-change.ts';
import { readLine, requireOwnPlace } from '../find-line.ts';
import { getLineOptions } from '../options/get-line-options.ts';
import { type Choice, type Chosen, chosenOn } from './chosen-on.ts';
import { findOut } from './each-of.ts';

/** What several participants would get back today; what was given away is taken back where it was given. */
export const listCancellations = async (ctx: Ctx, choice: Choice): Promise<ParticipantCancellation[]> => {
  const places: ParticipantCancellation[] = [];
  for (const one of await chosenOn(ctx, choice)) {
    const { found, obstacle } = await findOut(() => quote(ctx, one));
    places.push({ ...one, paidEur: found?.paidEur ?? 0, figures: found?.figures ?? null, obstacle });
  }
  return places;
};

const quote = async (ctx: Ctx, key: Chosen) => {
  const at = requireOwnPlace(await readLine(ctx, key));
  await requireNoneWaits(ctx, at);
  const { paidEur, cancel, open } = await getLineOptions(ctx, at);
  const { refundEur, creditEur, keptEur } = cancel;
  return { paidEur, figures: { refundEur, creditEur, keptEur, droppedEur: open.eur } };
};
