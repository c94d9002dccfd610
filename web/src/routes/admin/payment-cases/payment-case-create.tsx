import { redirect } from 'react-router';
import { CaseForm } from '#web/features/payment-cases/form/case-form.tsx';
import { courseOptions, OFFERED } from '#web/features/payment-cases/form/case-form-courses.tsx';
import { createFrom } from '#web/features/payment-cases/form/case-form-send.server.ts';
import { blankCase, enteredOf } from '#web/features/payment-cases/form/case-form-values.ts';
import { caseList } from '#web/features/payment-cases/list/case-view.ts';
import { CaseManagerHead } from '#web/features/payment-cases/manager-head.tsx';
import { failureOf, keyAfter, refuse, refuseUnanswered } from '#web/forms/submission.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { Notice } from '#web/ui/messages/notice.tsx';
import type { Route } from './+types/payment-case-create';

const FAILED = 'Failed to create payment case';

export const loader = async (args: Route.LoaderArgs) => {
  const { role } = await requireStaff(args);
  const api = personalApi(args);
  const from = new URL(args.request.url).searchParams.get('from');
  const original = from
    ? requireAnswer(await api.call('getPaymentCase', { id: from })).paymentCase
    : undefined;
  const { courses } = requireAnswer(await api.call('listAdminCourses', { view: 'upcoming', limit: OFFERED }));
  const { rate } = requireAnswer(await api.call('getPaymentCaseDefaults', {}));
  const isAdmin = role === 'admin';
  const initial = original ? enteredOf(original) : blankCase;
  return {
    // Staff cannot set a rate, not even by copying a case that has one.
    initial: isAdmin ? initial : { ...initial, customRate: '' },
    original: original?.caseId ?? null,
    courses: courseOptions(courses, original?.linkedCourses),
    rate,
    isAdmin,
    idempotencyKey: crypto.randomUUID(),
  };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args);
  const form = await args.request.formData();
  const answer = await createFrom(form, personalApi(args));
  if (!answer.success) return refuse({ ...answer, message: answer.message || FAILED }, form);
  return redirect(caseList.to({ case: answer.paymentCase._id, done: 'created' }), 303);
};

/** Where no answer came, or one without a message, the words are the specified ones; what was entered stays. */
export const clientAction = async ({ request, serverAction }: Route.ClientActionArgs) => {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    const refused = refuseUnanswered(error, FAILED, form);
    if (!refused) throw error;
    return refused;
  }
};

export const meta: Route.MetaFunction = () =>
  officeMeta(
    'Create a payment case',
    'Ask a named payer for money; the link is mailed at once or kept as a draft.',
  );

export default function CreatePaymentCase({ loaderData, actionData }: Route.ComponentProps) {
  const { initial, original, idempotencyKey, ...context } = loaderData;
  return (
    <>
      <CaseManagerHead current="create" />
      {original && (
        <Notice className="mb-4">
          This begins as a copy of {original}. Nothing of what was paid there is carried over.
        </Notice>
      )}
      <CaseForm
        key={original}
        initial={initial}
        failure={failureOf(actionData, 'create')}
        idempotencyKey={keyAfter(actionData, idempotencyKey)}
        {...context}
      />
    </>
  );
}
