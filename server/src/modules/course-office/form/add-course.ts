import type { CourseForm } from '#contracts/course-office/course-form.ts';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import type { PolicyTerms } from '#domain/policies/policy-terms.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import {
  insertRun,
  insertSelfPaced,
  nextFreeSlug,
  replaceLinks,
  seriesFor,
  stemOf,
} from '#server/modules/catalogue/index.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { selfPacedColumns } from '../self-paced/self-paced-columns.ts';
import { liveOf, runColumns, teachingOf } from './course-columns.ts';
import { linkedOf } from './relations.ts';
import { underFreeNames } from './under-free-names.ts';

type NewCourse = {
  kind: CourseKind;
  form: CourseForm;
  policy: PolicyTerms;
  codeField?: string;
  /** Code and address that it should have where they are free. */
  wish?: { code: string; slug: string };
};

/** Inserts what staff filled in, with an address of its own and, where they gave none, a code; says its id. */
export const addCourse = async (
  ctx: SignedInCtx,
  { kind, form, policy, codeField = 'basic.courseCode', wish }: NewCourse,
) => {
  const id = uuidv7();
  const { user } = ctx.caller;
  const stem = wish?.slug || stemOf(form);
  const facts = {
    id,
    seriesId: await seriesFor(ctx, kind, form),
    policy,
    createdAt: ctx.now,
    createdBy: user.id,
    updatedAt: ctx.now,
    updatedBy: user.id,
  };
  const write = async (db: Tx, code: string) => {
    const slug = await nextFreeSlug(db, stem);
    const named = { ...facts, code, slug };
    const teaching = teachingOf(form);
    if (kind === 'ELearningCourse')
      return insertSelfPaced(db, { ...selfPacedColumns(form), ...named }, teaching);
    const place = kind === 'InPersonCourse' ? { kind } : { kind, ...liveOf(form) };
    return insertRun(db, { ...runColumns(form, null), ...named, ...place }, teaching);
  };
  await underFreeNames(ctx, form, { codeField, write, wish: wish?.code });
  await replaceLinks(ctx.db, id, linkedOf(form));
  return id;
};
