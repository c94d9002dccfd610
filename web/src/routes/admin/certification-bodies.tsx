import { redirect } from 'react-router';
import { BodyForm } from '#web/features/teaching/body-form.tsx';
import { BodyTable } from '#web/features/teaching/body-table.tsx';
import { DeleteQuestion } from '#web/features/teaching/delete-question.tsx';
import { bodyList } from '#web/features/teaching/teaching-views.ts';
import { bodyDone } from '#web/features/teaching/teaching-words.ts';
import { formReader } from '#web/forms/form-reader.ts';
import { requireIntent } from '#web/forms/intent.ts';
import { failureOf, keyAfter, keyOf, refuse } from '#web/forms/submission.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { CERTIFICATION_BODIES } from '#web/lib/office-paths.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { DoneTold } from '#web/ui/messages/told.tsx';
import type { Route } from './+types/certification-bodies';
import { ListBoundary } from './list-boundary.tsx';

export const loader = async (args: Route.LoaderArgs) => {
  const { role } = await requireStaff(args);
  const { certificationBodies: bodies } = requireAnswer(
    await personalApi(args).call('listCertificationBodies', {}),
  );
  const view = bodyList.readFrom(args.request);
  const bodyOf = (id: string) => bodies.find(({ _id }) => _id === id);
  const isAdmin = role === 'admin';
  return {
    bodies,
    isAdmin,
    edited: bodyOf(view.edit),
    asked: isAdmin ? bodyOf(view.delete) : undefined,
    isNew: view.new,
    done: bodyDone[view.done],
    idempotencyKey: crypto.randomUUID(),
  };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args);
  const form = await args.request.formData();
  const api = personalApi(args);
  const { act } = requireIntent(form, ['create', 'update', 'delete']);
  const { id } = formReader(form).typed(['id']);
  const input = formReader(form).typed(['name', 'shortName', 'description', 'website', 'logoUrl', 'country']);
  const sent = {
    delete: () => api.call('deleteCertificationBody', { id }),
    update: () => api.call('updateCertificationBody', { ...input, id }),
    create: () => api.call('createCertificationBody', input, keyOf(form)),
  };
  const answer = await sent[act]();
  return answer.success ? redirect(bodyList.to({ done: act }), 303) : refuse(answer, form);
};

export const meta: Route.MetaFunction = () =>
  officeMeta('Certification bodies', 'Who certifies what courses teach.');

export default function CertificationBodies({ loaderData, actionData }: Route.ComponentProps) {
  const { bodies, edited, asked, isNew, isAdmin, done, idempotencyKey } = loaderData;
  const isOpen = isNew || edited !== undefined;
  return (
    <>
      <PageHeader
        size="2xl"
        title="Certification bodies"
        actions={
          !isOpen && (
            <ButtonLink to={bodyList.to({ new: true })} size="sm" variant="primary">
              New certification body
            </ButtonLink>
          )
        }
      />
      <DoneTold words={done} seconds={3} told={CERTIFICATION_BODIES} />
      {asked && (
        <DeleteQuestion asked={asked} failure={failureOf(actionData, 'delete')} below={CERTIFICATION_BODIES}>
          It can no longer be chosen for a course. This cannot be undone.
        </DeleteQuestion>
      )}
      <div className="grid gap-4">
        {isOpen && (
          <BodyForm
            key={edited?._id ?? 'new'}
            body={edited}
            failure={failureOf(actionData, 'create', 'update')}
            idempotencyKey={keyAfter(actionData, idempotencyKey)}
          />
        )}
        {bodies.length > 0 ? (
          <Sheet flush>
            <BodyTable bodies={bodies} edited={edited?._id ?? null} isAdmin={isAdmin} />
          </Sheet>
        ) : (
          <EmptyState title="There are no certification bodies yet">
            A course can name them as its issuing authority or beside it.
          </EmptyState>
        )}
      </div>
    </>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <ListBoundary title="Certification bodies" rows="certification bodies" to={bodyList.path} error={error} />
);
