import { z } from 'zod';
import type { InputOf } from '#contracts/endpoint.ts';
import type { adminListEnquiries as call } from '#contracts/enquiries/admin-enquiries.ts';
import { fieldError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { cutPage, toPage } from '#server/calls/page.ts';
import { presentEnquiry, presentStaff } from './enquiries.present.ts';
import { countByStatus, type EnquiryFilter, listEnquiries } from './enquiries.repository.ts';
import { listStaff } from './staff.repository.ts';

const SIZE = 25;

type EnquiryQuery = InputOf<typeof call>;

export const adminListEnquiries = async (ctx: SignedInCtx, query: EnquiryQuery) => ({
  ...(await pageEnquiries(ctx, query, SIZE)),
  counts: await countByStatus(ctx.db),
  staff: (await listStaff(ctx.db)).map(presentStaff),
});

export const pageEnquiries = async (ctx: SignedInCtx, query: EnquiryQuery, size: number) => {
  const filter = { status: query.status || undefined, assignee: assigneeOf(ctx, query), q: query.q?.trim() };
  const found = await listEnquiries(ctx.db, filter, toPage(query.cursor, size));
  const { rows, nextCursor } = cutPage(found, size, ({ enquiry }) => enquiry.id);
  return { enquiries: rows.map(presentEnquiry), nextCursor };
};

const assigneeOf = (ctx: SignedInCtx, { assignee }: EnquiryQuery): EnquiryFilter['assignee'] => {
  if (!assignee) return undefined;
  if (assignee === 'none') return 'nobody';
  if (assignee === 'me') return ctx.caller.user;
  if (!z.uuid().safeParse(assignee).success) throw fieldError('assignee', 'Not found');
  return { id: assignee };
};
