import type { CaseInput } from '#contracts/payment-cases/admin-case-fields.ts';
import { fieldError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { findCourse } from '#server/modules/catalogue/index.ts';
import type { PaymentCase } from '../payment-cases.repository.ts';

/** What can be put right at any time: whom a case is for and what it says. */
export type CaseDetails = Pick<
  PaymentCase,
  'title' | 'description' | 'payerName' | 'payerEmail' | 'payerPhone' | 'attendees' | 'notes'
>;

export const detailsOf = ({ payer, ...input }: CaseInput): CaseDetails => ({
  title: input.title,
  description: input.description,
  payerName: payer.name,
  payerEmail: payer.email,
  payerPhone: payer.phone,
  attendees: input.attendees,
  notes: input.internalNotes || input.notes,
});

/** The ids of the courses that were named by id, slug or code, each once. */
export const readLinkedCourses = async (ctx: Ctx, links: CaseInput['linkedCourses']): Promise<string[]> => {
  const ids = new Set<string>();
  for (const [position, { courseId }] of links.entries()) {
    const course = await findCourse(ctx.db, courseId);
    if (!course) throw fieldError(`linkedCourses.${position}.courseId`, 'Course not found');
    ids.add(course.id);
  }
  return [...ids];
};
