import { redirect } from 'react-router';
import { PromoCodeForm } from '#web/features/promo-codes/promo-code-form.tsx';
import { PromoCodeTable } from '#web/features/promo-codes/promo-code-table.tsx';
import { switchedWords } from '#web/features/promo-codes/promo-state.ts';
import { promoList } from '#web/features/promo-codes/promo-view.ts';
import { readPromoCode, readUndone } from '#web/features/promo-codes/read-promo-code.ts';
import { FailureNotice } from '#web/forms/form.tsx';
import { formReader } from '#web/forms/form-reader.ts';
import { requireIntent } from '#web/forms/intent.ts';
import { failureOf, failureOfAct, keyAfter, keyOf, refuse, sendRead } from '#web/forms/submission.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { done, UndoTold } from '#web/lists/undo.tsx';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import type { Route } from './+types/promo-codes';
import { ListBoundary } from './list-boundary.tsx';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args);
  const { promoCodes } = requireAnswer(await personalApi(args).call('listPromoCodes', {}));
  const view = promoList.readFrom(args.request);
  return {
    promoCodes,
    edited: promoCodes.find(({ _id }) => _id === view.edit),
    isNew: view.new,
    isSaved: view.saved,
    idempotencyKey: crypto.randomUUID(),
    now: new Date().toISOString(),
  };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args);
  const form = await args.request.formData();
  const api = personalApi(args);
  const { act, id: promoId } = requireIntent(form, ['create', 'update', 'activate', 'deactivate', 'undo']);
  if (act === 'undo') {
    const answer = await api.call('setPromoCodeActive', readUndone(form));
    return answer.success ? done('The promo code is as it was before.', null) : refuse(answer, form);
  }
  if (act === 'activate' || act === 'deactivate') {
    const answer = await api.call('setPromoCodeActive', { promoId, active: act === 'activate' });
    if (!answer.success) return refuse(answer, form);
    return done(switchedWords(answer.promoCode), answer.undo && { promoId, ...answer.undo });
  }
  const answer = await sendRead(readPromoCode(form), (input) =>
    act === 'create'
      ? api.call('createPromoCode', input, keyOf(form))
      : api.call('updatePromoCode', { ...formReader(form).typed(['promoId']), ...input }),
  );
  return answer.success ? redirect(promoList.to({ saved: true }), 303) : refuse(answer, form);
};

export const meta: Route.MetaFunction = () =>
  officeMeta('Promo codes', 'Promo codes, what they take off and how often they were used.');

export default function AdminPromoCodes({ loaderData, actionData }: Route.ComponentProps) {
  const { promoCodes, edited, isNew, isSaved, now } = loaderData;
  const isOpen = isNew || edited !== undefined;
  return (
    <>
      <PageHeader
        size="2xl"
        title="Promo codes"
        actions={
          !isOpen && (
            <ButtonLink to={promoList.to({ new: true })} size="sm" variant="primary">
              New promo code
            </ButtonLink>
          )
        }
      />
      <div className="grid gap-4">
        <UndoTold answer={actionData} below={promoList.path} />
        <FailureNotice failure={failureOfAct(actionData, ['activate', 'deactivate'])} className="" />
        {isSaved && !actionData && (
          <Notice tone="success" live>
            The promo code is saved.
          </Notice>
        )}
        {isOpen && (
          <PromoCodeForm
            key={edited?._id ?? 'new'}
            promo={edited}
            failure={failureOf(actionData, 'create', 'update')}
            idempotencyKey={keyAfter(actionData, loaderData.idempotencyKey)}
          />
        )}
        {promoCodes.length > 0 ? (
          <Sheet flush>
            <PromoCodeTable promoCodes={promoCodes} edited={edited?._id ?? null} now={now} />
          </Sheet>
        ) : (
          <EmptyState title="There are no promo codes yet">
            A code takes a percentage or an amount off the price at the checkout.
          </EmptyState>
        )}
      </div>
    </>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <ListBoundary title="Promo codes" rows="promo codes" to={promoList.path} error={error} />
);
