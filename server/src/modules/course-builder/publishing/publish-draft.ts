import { contentOf } from '#contracts/course-builder/content-of.ts';
import type { publishingEndpoints } from '#contracts/course-builder/publishing.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { forLearners } from '#domain/course-builder/changes/for-learners.ts';
import { standingInTheWay, type Waiver } from '#domain/course-builder/checks/check-course.ts';
import { AppError, fieldError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { publishVersion } from '#server/modules/learning/index.ts';
import { courseBuilderEvents } from '../course-builder.events.ts';
import { markPublished } from '../draft/mark-published.ts';
import { holdCourse } from './hold-course.ts';
import { type DraftLook, lookAtDraft } from './look-at-draft.ts';
import { placesOf, presentChanges } from './publishing.present.ts';
import {
  findPublication,
  type GivenWaiver,
  insertPublication,
  listInTheMiddle,
} from './publishing.repository.ts';
import { requireState } from './require-state.ts';
import { todayAt } from './today.ts';

type Input = InputOf<typeof publishingEndpoints.publishDraft>;

/** Makes the next version of what is written. The same that was published already is answered with its version. */
export const publishDraft = async (ctx: SignedInCtx, { id: courseId, ...input }: Input) => {
  const course = await holdCourse(ctx, courseId);
  const { basedOn, note } = input;
  const published = await findPublication(ctx.db, { courseId, basedOn });
  if (published) return { version: published.number, told: 0 };
  await requireState(ctx, courseId, basedOn);
  const look = await lookAtDraft(ctx, { courseId, versionId: course.versionId });
  requireInOrder(look, input.waivers);
  const waivers = givenWaivers(look, input.waivers);
  const changes = [...note.split('\n').filter((line) => line.trim() !== ''), ...forLearners(look.changes)];
  const version = await publishVersion(ctx, { courseId, content: contentOf(look.draft), changes });
  const { versionId, number } = version;
  await insertPublication(ctx.db, {
    ...{ versionId, courseId, basedOn, note, waivers },
    changes: presentChanges(look.changes),
  });
  await markPublished(ctx, courseId, versionId);
  const told = input.tellLearners
    ? await listInTheMiddle(ctx.db, { courseId, versionId, today: todayAt(ctx.now) })
    : [];
  if (told.length > 0) await announce(ctx, courseBuilderEvents['course.version-published'], { versionId });
  await recordAudit(ctx, {
    action: 'course.version-published',
    objectKind: 'course',
    objectId: courseId,
    before: { version: course.publishedVersion },
    after: { version: number, changes: look.changes.length, waivers: waivers.length, told: told.length },
  });
  return { version: number, told: told.length };
};

const requireInOrder = ({ checks, isChanged }: DraftLook, waivers: readonly Waiver[]): void => {
  const { errors, unwaived } = standingInTheWay(checks, waivers);
  const [first] = checks.flatMap(({ level, findings }) => (level === 'error' ? findings : []));
  if (first)
    throw new AppError('wrong-state', {
      message: `${errors === 1 ? 'One error stands' : `${errors} errors stand`} in the way. ${first.message}`,
    });
  if (unwaived > 0)
    throw fieldError(
      'waivers',
      `Please say why ${unwaived === 1 ? 'a warning' : `${unwaived} warnings`} may stand.`,
    );
  if (!isChanged)
    throw new AppError('wrong-state', { message: 'Nothing is different from what is published.' });
};

/** Of what was found only: a reason for something that is right is not kept. */
const givenWaivers = ({ checks, draft }: DraftLook, waivers: readonly Waiver[]): GivenWaiver[] => {
  const places = placesOf(draft);
  return checks
    .filter(({ level }) => level === 'warning')
    .flatMap(({ name: check, findings }) =>
      findings.flatMap(({ partId, message }) => {
        const given = waivers.find((one) => one.check === check && one.partId === partId);
        return given ? [{ ...given, message, where: places.get(partId)?.where ?? '' }] : [];
      }),
    );
};
