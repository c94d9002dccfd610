import { redirect } from 'react-router';
import { officeMeta } from '#web/features/office/office-meta.ts';
import { BodyForm } from '#web/features/teaching/body-form.tsx';
import { BodyTable } from '#web/features/teaching/body-table.tsx';
import { DeleteQuestion } from '#web/features/teaching/delete-question.tsx';
import { CERTIFICATION_BODIES, pathWith } from '#web/features/teaching/teaching-paths.ts';
import { textsOf } from '#web/forms/form-reader.ts';
import { failureOf, keyAfter, keyOf, refuse } from '#web/forms/submission.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Sheet } from '#web/ui/panel.tsx';
import { DoneTold } from '#web/ui/told.tsx';
import type { Route } from './+types/certification-bodies';

const doneWords: Readonly<Record<string, string>> = {
  create: 'Certification body created successfully',
  update: 'Certification body updated successfully',
  delete: 'Certification body deleted successfully',
};

export const loader = async (args: Route.LoaderArgs) => {
  const { role } = await requireStaff(args);
  const { certificationBodies: bodies } = requireAnswer(
    await personalApi(args).call('listCertificationBodies', {}),
  );
  const { searchParams } = new URL(args.request.url);
  const bodyIn = (name: string) => bodies.find(({ _id }) => _id === searchParams.get(name));
  const isAdmin = role === 'admin';
  return {
    bodies,
    isAdmin,
    edited: bodyIn('edit'),
    asked: isAdmin ? bodyIn('delete') : undefined,
    isNew: searchParams.has('new'),
    done: doneWords[searchParams.get('done') ?? ''],
    idempotencyKey: crypto.randomUUID(),
  };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args);
  const form = await args.request.formData();
  const api = personalApi(args);
  const { id, _action: intent } = textsOf(form, ['id', '_action']);
  const input = textsOf(form, ['name', 'shortName', 'description', 'website', 'logoUrl', 'country']);
  const sent = {
    delete: () => api.call('deleteCertificationBody', { id }),
    update: () => api.call('updateCertificationBody', { ...input, id }),
    create: () => api.call('createCertificationBody', input, keyOf(form)),
  };
  const act = intent === 'delete' || intent === 'update' ? intent : 'create';
  const answer = await sent[act]();
  return answer.success
    ? redirect(pathWith(CERTIFICATION_BODIES, { done: act }), 303)
    : refuse(act, answer, form);
};

export const meta: Route.MetaFunction = () =>
  officeMeta('Certification bodies', 'Who certifies what courses teach.');

export default function CertificationBodies({ loaderData, actionData }: Route.ComponentProps) {
  const { bodies, edited, asked, isNew, isAdmin, done, idempotencyKey } = loaderData;
  return (
    <>
      <PageHeader
        size="2xl"
        title="Certification bodies"
        actions={
          <ButtonLink to={`${CERTIFICATION_BODIES}?new`} size="sm" variant="primary">
            New certification body
          </ButtonLink>
        }
      />
      <DoneTold words={done} seconds={3} told={CERTIFICATION_BODIES} />
      {asked && (
        <DeleteQuestion asked={asked} failure={failureOf(actionData, 'delete')} below={CERTIFICATION_BODIES}>
          It can no longer be chosen for a course. This cannot be undone.
        </DeleteQuestion>
      )}
      <div className="grid gap-4">
        {(edited || isNew) && (
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
