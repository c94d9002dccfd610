import { managerPage } from '#contracts/courses/course-pages.ts';
import type { Letter } from '#emails/letter.ts';
import type { Ctx } from '#server/calls/context.ts';
import { CASE_KIND } from '#server/modules/payment-cases/index.ts';
import { findOpenAction, type Owner, paymentsEvents } from '#server/modules/payments/index.ts';
import { adminPathOf } from '../cases/read-case.ts';
import { describeSale, runOf } from '../facts.ts';
import { defineMail } from '../mail.ts';
import { toAcademy } from '../recipients.ts';

type AcademyNeedsAction = {
  message: string;
  /** Of the order or the payment case, where it is about one. */
  reference: string | null;
  /** Where in the back office the matter is taken up. */
  action: Letter['action'];
};

export const academyNeedsAction = defineMail({
  template: 'academy-needs-action',
  on: [paymentsEvents['needs-action.raised']],
  to: (ctx, { actionId }) => toAcademy(ctx, actionId, { actionId }),
  /** Nothing about what has a letter of its own, with the words that the list does not keep. */
  async read(ctx, { actionId }) {
    const action = await findOpenAction(ctx.db, actionId);
    if (!action || action.kind === 'case-problem') return null;
    const owner = { kind: action.ownerKind, id: action.ownerId };
    const reference = ctx.ports.obligors.has(owner.kind) ? (await describeSale(ctx, owner)).reference : null;
    const { label, path } =
      owner.kind === 'course' ? await rosterOf(ctx, owner.id) : pageOf(owner, reference);
    return { message: action.message, reference, action: { label, href: `${ctx.ports.publicUrl}${path}` } };
  },
  write: (data: AcademyNeedsAction): Letter => ({
    subject: data.reference ? `Needs action: ${data.reference}` : 'Needs action',
    heading: 'Something needs your action',
    paragraphs: [data.message],
    facts: data.reference ? [{ label: 'About', value: data.reference }] : [],
    action: data.action,
  }),
});

const rosterOf = async (ctx: Ctx, courseId: string) => ({
  label: 'Open the waiting list',
  path: `${managerPage((await runOf(ctx, courseId)).kind)}/${courseId}/roster`,
});

const pageOf = ({ kind, id }: Owner, reference: string | null) => {
  if (kind === CASE_KIND) return { label: 'Open the payment case', path: adminPathOf(id) };
  if (reference) return { label: 'Open the order', path: `/admin/orders/${reference}` };
  if (kind === 'enquiry') return { label: 'Open the enquiry', path: `/admin/enquiries/${id}` };
  if (kind === 'certificate') return { label: 'Open the certificate', path: `/admin/certificates/${id}` };
  if (kind === 'webhook') return { label: 'Open the webhook', path: `/admin/integrations/webhooks/${id}` };
  return { label: 'Open the list', path: '/admin/actions' };
};
