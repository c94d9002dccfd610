import { redirect } from 'react-router';
import { ActChoice } from '#web/features/after-sale/act-choice.tsx';
import { CancelFigures } from '#web/features/after-sale/cancel/cancel-figures.tsx';
import { CancelPanel } from '#web/features/after-sale/cancel/cancel-panel.tsx';
import { MoveAct, MoveAside } from '#web/features/after-sale/move/move-act.tsx';
import { actOnMove, loadMove } from '#web/features/after-sale/move/move-acts.server.ts';
import { returnWords } from '#web/features/after-sale/move/move-words.ts';
import { PassOnAct, PassOnAside } from '#web/features/after-sale/pass-on/pass-on-act.tsx';
import { actOnPassOn, loadPassOn } from '#web/features/after-sale/pass-on/pass-on-acts.server.ts';
import { returnedWords } from '#web/features/after-sale/pass-on/pass-on-words.ts';
import { ACTS } from '#web/features/after-sale/plan-words.ts';
import { PolicyBar } from '#web/features/after-sale/policy-bar.tsx';
import { WaitingNotice } from '#web/features/checkout/waiting-notice.tsx';
import { CourseWhen } from '#web/features/orders/my-orders/course-when.tsx';
import { formReader } from '#web/forms/form-reader.ts';
import { requireIntent } from '#web/forms/intent.ts';
import { failureOf, keyAfter, refuse, sendRead } from '#web/forms/submission.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireAnswer, requireUser } from '#web/lib/page.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Step } from '#web/ui/layout/step.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import type { Route } from './+types/change-plans';

export const loader = async (args: Route.LoaderArgs) => {
  const { reference, lineId } = args.params;
  const { options } = requireAnswer(
    await personalApi(args).call('getLineOptions', { reference, lineId }),
    args.request,
  );
  const { searchParams: asked } = new URL(args.request.url);
  const paid = asked.get('paid');
  const act = ACTS.find((one) => one === asked.get('act')) ?? 'cancel';
  return {
    options,
    act,
    moving:
      act === 'move'
        ? await loadMove(personalApi(args), { reference, lineId }, { to: asked.get('to'), paid })
        : null,
    passing: act === 'pass-on' ? await loadPassOn(personalApi(args), { reference, lineId }) : null,
    paid,
    now: new Date().toISOString(),
    idempotencyKey: crypto.randomUUID(),
  };
};

export const action = async (args: Route.ActionArgs) => {
  await requireUser(args);
  const { reference, lineId } = args.params;
  const form = await args.request.formData();
  const moveAnswer = await actOnMove(personalApi(args), { reference, lineId }, form);
  if (moveAnswer) return moveAnswer;
  const passOnAnswer = await actOnPassOn(personalApi(args), { reference, lineId }, form);
  if (passOnAnswer) return passOnAnswer;
  requireIntent(form, ['cancel']);
  const read = formReader(form);
  const wish = read.finish({
    refundEur: read.whole('refundEur', 'Refund'),
    creditEur: read.whole('creditEur', 'Credit note'),
    reason: read.text('reason'),
  });
  const answer = await sendRead(wish, (input) =>
    personalApi(args).call('cancelLine', { reference, lineId, ...input }),
  );
  return answer.success ? redirect(`/orders/${reference}?done=cancelled`, 303) : refuse(answer, form);
};

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: 'Change your plans',
    description: 'Cancel, move to another date or give the seat to a colleague.',
  }),
  notIndexed,
];

export default function ChangePlans({ loaderData, actionData }: Route.ComponentProps) {
  const { options, act, moving, passing, paid, now } = loaderData;
  const returned = passing ? returnedWords(passing.passOn, paid) : returnWords(moving?.change ?? null, paid);
  const isAwaited = paid === '1' && moving?.change?.state === 'pending';
  const idempotencyKey = keyAfter(actionData, loaderData.idempotencyKey);
  const { course, reference } = options;
  return (
    <main id="main" className="wrap pb-(--s9)">
      <PageHeader
        title="Change your plans"
        size="3xl"
        breadcrumbs={[
          { label: 'Orders', to: '/orders' },
          { label: reference, to: `/orders/${reference}` },
          { label: 'Change' },
        ]}
        lead={
          <span className="num">
            {course.code} {course.title}, <CourseWhen course={course} />
          </span>
        }
      />
      {returned && <Notice tone={returned.tone} title={returned.title} live className="mb-8" />}
      <PolicyBar options={options} />
      <div className="grid items-start gap-x-20 gap-y-8 lg:grid-cols-[minmax(0,1fr)_400px]">
        <div className="min-w-0">
          <ActChoice options={options} act={act} />
          {act === 'cancel' && <CancelPanel options={options} failure={failureOf(actionData, 'cancel')} />}
          {isAwaited && (
            <Step number={2} title="Your payment">
              <WaitingNotice isBank={false} isPrimary failure={failureOf(actionData, 'check')} />
            </Step>
          )}
          {moving && !isAwaited && (
            <MoveAct
              moving={moving}
              options={options}
              now={now}
              idempotencyKey={idempotencyKey}
              actionData={actionData}
            />
          )}
          {passing && (
            <PassOnAct
              passing={passing}
              options={options}
              idempotencyKey={idempotencyKey}
              actionData={actionData}
            />
          )}
        </div>
        <aside aria-label="What it comes to" className="max-lg:order-first lg:sticky lg:top-6">
          {act === 'cancel' && <CancelFigures options={options} />}
          {moving && <MoveAside moving={moving} options={options} />}
          {passing && <PassOnAside passing={passing} options={options} />}
        </aside>
      </div>
    </main>
  );
}
