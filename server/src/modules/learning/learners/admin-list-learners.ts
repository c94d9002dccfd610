import type { InputOf } from '#contracts/endpoint.ts';
import type { adminLearnerEndpoints as calls } from '#contracts/learning/admin-learners.ts';
import { localDate } from '#domain/time/local-date.ts';
import type { Ctx } from '#server/calls/context.ts';
import { cutPage, toPage } from '#server/calls/page.ts';
import { typedWords } from '#server/platform/db/words.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import { findCourse } from '../../catalogue/index.ts';
import { listOfEnrolments } from '../courses/courses.repository.ts';
import { readOwn } from '../courses/list-my-elearning.ts';
import { presentLearner } from './admin-get-order-learning.ts';
import { countUnderWay, listLearners } from './learner-list.repository.ts';

const SIZE = 25;

export const adminListLearners = async (
  { db, now }: Ctx,
  { state, person, course: name, q = '', cursor }: InputOf<typeof calls.adminListLearners>,
) => {
  const today = localDate(localDateIn(now, ACADEMY_ZONE));
  const counts = await countUnderWay(db, today);
  const course = name ? await findCourse(db, name) : null;
  if (name && !course) return { learners: [], counts, nextCursor: null };
  const filter = {
    state: state || undefined,
    personId: person || undefined,
    courseId: course?.id,
    words: typedWords(q),
    today,
  };
  const found = await listLearners(db, filter, toPage(cursor, SIZE));
  const { rows, nextCursor } = cutPage(found, SIZE, ({ id }) => id);
  const enrolled = await listOfEnrolments(
    db,
    rows.map(({ id }) => id),
  );
  const own = new Map((await readOwn(db, enrolled)).map((one) => [one.row.enrolmentId, one]));
  const learners = rows.flatMap((row) => {
    const one = own.get(row.id);
    if (!one) return [];
    const { course, versionNumber: version } = one.row;
    const { state, reference: orderReference } = row;
    return [{ ...presentLearner(one), courseCode: course.code, version, state, orderReference }];
  });
  return { learners, counts, nextCursor };
};
