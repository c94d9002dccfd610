import { redirect } from 'react-router';
import { InstructorCard } from '#web/features/catalogue/instructors/instructor-card.tsx';
import { InstructorForm } from '#web/features/teaching/instructor-form.tsx';
import {
  atFields,
  type InstructorDraft,
  instructorFrom,
  readTexts,
} from '#web/features/teaching/read-instructor.ts';
import { instructorList } from '#web/features/teaching/teaching-views.ts';
import { failureOf, keyAfter, keyOf, refuse } from '#web/forms/submission.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { INSTRUCTORS } from '#web/lib/office-paths.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import type { Route } from './+types/instructor';

// Two addresses: one of somebody who is there, and one of somebody new.

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args);
  const { id } = args.params;
  const instructor = id
    ? requireAnswer(await personalApi(args).call('getAdminInstructor', { id })).instructor
    : undefined;
  return { instructor, idempotencyKey: crypto.randomUUID() };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args);
  const { id } = args.params;
  const api = personalApi(args);
  const form = await args.request.formData();
  const input = instructorFrom(readTexts(form));
  const answer = id
    ? await api.call('updateInstructor', { ...input, id })
    : await api.call('createInstructor', input, keyOf(form));
  const done = id ? 'updated' : 'created';
  return answer.success ? redirect(instructorList.to({ done }), 303) : refuse(atFields(answer), form);
};

const NAMELESS = 'New instructor';
const titleOf = (name: string | undefined) => (name ? `Change ${name}` : NAMELESS);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(titleOf(loaderData?.instructor?.name), 'Who teaches, as the public pages show it.');

const card = ({ linkedin, website, photoUrl, yearsOfExperience, ...draft }: InstructorDraft) => (
  <InstructorCard
    instructor={{
      ...draft,
      firstName: draft.firstName || (draft.lastName ? '' : NAMELESS),
      _id: '',
      slug: '',
      profilePhoto: { url: photoUrl },
      experience: { yearsOfExperience: Number.parseInt(yearsOfExperience, 10) || 0 },
      socialMedia: { linkedin, website },
    }}
  />
);

export default function Instructor({ loaderData, actionData }: Route.ComponentProps) {
  const { instructor, idempotencyKey } = loaderData;
  return (
    <>
      <PageHeader
        size="2xl"
        title={titleOf(instructor?.name)}
        breadcrumbs={[{ label: 'Instructors', to: INSTRUCTORS }, { label: titleOf(instructor?.name) }]}
      />
      <InstructorForm
        key={instructor?._id}
        instructor={instructor}
        failure={failureOf(actionData, 'create', 'update')}
        idempotencyKey={keyAfter(actionData, idempotencyKey)}
        card={card}
      />
    </>
  );
}
