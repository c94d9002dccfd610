import { redirect } from 'react-router';
import { OfficeChanges } from '#web/features/after-sale/changes/office-changes.tsx';
import { SOLD, soldWords } from '#web/features/office-sale/sale-words.ts';
import { OrderActForm } from '#web/features/orders/detail/order-act-forms.tsx';
import {
  findOrderAct,
  offeredActs,
  orderActs,
  performOrderAct,
} from '#web/features/orders/detail/order-acts.ts';
import { OrderFacts, OrderHead } from '#web/features/orders/detail/order-head.tsx';
import { OrderLearning } from '#web/features/orders/detail/order-learning.tsx';
import { OrderMoney } from '#web/features/orders/detail/order-money.tsx';
import { OrderPapers } from '#web/features/orders/detail/order-papers.tsx';
import { doneWords } from '#web/features/orders/order-words.ts';
import { requireIntent } from '#web/forms/intent.ts';
import { failureOf, keyAfter, refuse } from '#web/forms/submission.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { ORDERS } from '#web/lib/office-paths.ts';
import { officeDay } from '#web/lib/office-time.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { Notice } from '#web/ui/messages/notice.tsx';
import type { Route } from './+types/order';

export const loader = async (args: Route.LoaderArgs) => {
  const user = await requireStaff(args);
  const { reference } = args.params;
  const { order } = requireAnswer(await personalApi(args).call('adminGetOrder', { reference }));
  const { changes } = requireAnswer(await personalApi(args).call('adminListLineChanges', { reference }));
  const { learners } = requireAnswer(await personalApi(args).call('adminGetOrderLearning', { reference }));
  const { letters } = requireAnswer(await personalApi(args).call('adminListPaperLetters', { reference }));
  const acts = offeredActs({ order, isAdmin: user.role === 'admin' });
  const search = new URL(args.request.url).searchParams;
  const asked = findOrderAct(search.get('do'));
  return {
    order,
    changes,
    learners,
    letters,
    acts,
    open: asked && acts.includes(asked) ? asked : null,
    done: doneWords(search.get('done')),
    isJustSold: search.get('done') === SOLD,
    idempotencyKey: crypto.randomUUID(),
    today: officeDay(new Date().toISOString()),
  };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args);
  const { reference } = args.params;
  const form = await args.request.formData();
  const { act } = requireIntent(form, orderActs);
  const answer = await performOrderAct[act]({ api: personalApi(args), reference, form });
  return answer.success ? redirect(`${ORDERS}/${reference}?done=${act}`, 303) : refuse(answer, form);
};

export const meta: Route.MetaFunction = ({ params }) =>
  officeMeta(`Order ${params.reference}`, 'One order with its money, its papers and what can be done.');

export default function AdminOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { order, acts, open, done, isJustSold, today } = loaderData;
  const failure = open ? failureOf(actionData, open) : undefined;
  // Somebody else may have done it meanwhile: then the act is no longer offered, and its form is not there.
  const stranded = failure ? undefined : actionData?.failure.message;
  return (
    <>
      <OrderHead order={order} acts={acts} />
      <div className="grid gap-4">
        {stranded && (
          <Notice tone="danger" live>
            {stranded}
          </Notice>
        )}
        {isJustSold && !open && (
          <Notice tone="success" live>
            {soldWords}
          </Notice>
        )}
        {done && !open && (
          <Notice tone="success" live>
            {done}
          </Notice>
        )}
        <div className="grid items-start gap-4 xl:grid-cols-12 xl:grid-rows-[auto_1fr]">
          {open && (
            <div className="min-w-0 xl:col-span-8">
              <OrderActForm
                key={open}
                act={open}
                order={order}
                failure={failure}
                idempotencyKey={keyAfter(actionData, loaderData.idempotencyKey)}
                today={today}
              />
            </div>
          )}
          <div className="grid min-w-0 gap-4 max-xl:order-1 xl:col-span-8">
            <OfficeChanges changes={loaderData.changes} />
            <OrderMoney order={order} letters={loaderData.letters} />
          </div>
          <div className="grid min-w-0 gap-4 xl:col-span-4 xl:col-start-9 xl:row-span-2 xl:row-start-1">
            <OrderFacts order={order} />
            <OrderLearning learners={loaderData.learners} />
            <OrderPapers order={order} />
          </div>
        </div>
      </div>
    </>
  );
}
