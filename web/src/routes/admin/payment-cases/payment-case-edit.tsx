import { redirect } from 'react-router';
import { CaseLamp } from '#web/features/payment-cases/case-lamp.tsx';
import { CaseForm } from '#web/features/payment-cases/form/case-form.tsx';
import { courseOptions, OFFERED } from '#web/features/payment-cases/form/case-form-courses.tsx';
import { updateFrom } from '#web/features/payment-cases/form/case-form-send.server.ts';
import { enteredOf } from '#web/features/payment-cases/form/case-form-values.ts';
import { caseList } from '#web/features/payment-cases/list/case-view.ts';
import { failureOf, refuse } from '#web/forms/submission.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { PAYMENT_CASES } from '#web/lib/office-paths.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import type { Route } from './+types/payment-case-edit';

export const loader = async (args: Route.LoaderArgs) => {
  const { role } = await requireStaff(args);
  const api = personalApi(args);
  const { paymentCase } = requireAnswer(await api.call('getPaymentCase', { id: args.params.id }));
  const { courses } = requireAnswer(await api.call('listAdminCourses', { view: 'upcoming', limit: OFFERED }));
  const { rate } = requireAnswer(await api.call('getPaymentCaseDefaults', {}));
  return {
    one: paymentCase,
    courses: courseOptions(courses, paymentCase.linkedCourses),
    rate,
    isAdmin: role === 'admin',
  };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args);
  const { id } = args.params;
  const form = await args.request.formData();
  const answer = await updateFrom(form, personalApi(args), id);
  return answer.success ? redirect(caseList.to({ case: id, done: 'edited' }), 303) : refuse(answer, form);
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(
    `Edit ${loaderData?.one.caseId ?? 'a payment case'}`,
    'Change what a payment case says and asks for.',
  );

export default function EditPaymentCase({ loaderData, actionData }: Route.ComponentProps) {
  const { one, ...context } = loaderData;
  const failure = failureOf(actionData, 'edit');
  const isOver = one.status === 'cancelled' || one.status === 'refunded';
  return (
    <>
      <PageHeader size="2xl" title={`Edit ${one.caseId}`} actions={<CaseLamp status={one.status} boxed />}>
        <TextLink to={caseList.to({ case: one._id })} look="standalone" className="justify-self-start">
          Back to the case
        </TextLink>
      </PageHeader>
      {failure?.code === 'conflict' && (
        <Notice
          tone="warning"
          className="mb-4"
          action={
            <ButtonLink to={`${PAYMENT_CASES}/${one._id}/edit`} reloadDocument size="sm">
              Load again
            </ButtonLink>
          }
        >
          What you entered is still below. Loading the case again shows the other change; what you entered is
          then gone.
        </Notice>
      )}
      {isOver ? (
        <Notice title="This case is over">
          A case that is cancelled or refunded cannot change. It can be duplicated as a new one.
        </Notice>
      ) : (
        <CaseForm key={one._id} initial={enteredOf(one)} one={one} failure={failure} {...context} />
      )}
    </>
  );
}
