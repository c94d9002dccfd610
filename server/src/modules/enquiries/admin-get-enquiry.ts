import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { presentEnquiry, presentEntry, presentStaff } from './enquiries.present.ts';
import { findEnquiry } from './enquiries.repository.ts';
import { listEntries } from './enquiry-entries.repository.ts';
import { listStaff } from './staff.repository.ts';

export const adminGetEnquiry = async (ctx: Ctx, enquiryId: string) => {
  const found = await findEnquiry(ctx.db, enquiryId);
  if (!found) throw new AppError('not-found');
  const entries = await listEntries(ctx.db, enquiryId);
  return {
    enquiry: { ...presentEnquiry(found), entries: entries.map(presentEntry) },
    staff: (await listStaff(ctx.db)).map(presentStaff),
  };
};
