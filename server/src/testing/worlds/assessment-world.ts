import { eq } from 'drizzle-orm';
import { assessmentEndpoints as calls } from '#contracts/assessments/assessments.ts';
import type { RequestOf } from '#contracts/endpoint.ts';
import type { Sitting } from '#contracts/learning/sittings.ts';
import { orderEndpoints } from '#contracts/orders/orders.ts';
import { courses, enrolments } from '#server/db/schema/index.ts';
import { assessmentBindings } from '#server/modules/assessments/assessments.routes.ts';
import type { InPersonCourse } from '#server/modules/catalogue/index.ts';
import { enrolmentBindings } from '#server/modules/enrolments/enrolments.routes.ts';
import type { User } from '#server/modules/identity/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import { createAttendanceWorld } from './attendance-world.ts';

type Given = RequestOf<typeof calls.submitAssessment>['answers'];
type Assessment = InPersonCourse['assessment'];
/** Somebody on a run that has a test. */
type Sitter = { course: InPersonCourse; person: User };

const answers = ['Right', 'Wrong', 'Also wrong', 'Wrong as well'];
/** Three questions, of which the last counts as much as the others together; its right answer is the third. */
export const QUIZ: Assessment = {
  required: true,
  type: 'quiz',
  passingScore: 75,
  retakesAllowed: 1,
  questions: [
    { question: 'The first?', answers, correctAnswer: 0, points: 1 },
    { question: 'The second?', answers, correctAnswer: 0, points: 1 },
    { question: 'The third?', answers: ['Wrong', 'Also wrong', 'Right'], correctAnswer: 2, points: 2 },
  ],
};

/** Runs with a test and who is on them; it is the morning of their first day. */
export const createAssessmentWorld = (db: Db) => {
  const world = createAttendanceWorld(db, [...assessmentBindings, ...enrolmentBindings]);
  const key = ({ course }: Sitter) => ({ courseId: course.slug });
  const sitter = async (assessment: Partial<Assessment> = {}): Promise<Sitter & { days: Days }> => {
    const { course, people, days } = await world.run({}, { assessment: { ...QUIZ, ...assessment } });
    world.at(days[0]?.startsAt ?? 0);
    return { course, person: people[0], days };
  };
  const look = (who: Sitter) => world.call(calls.getAssessment, key(who), who.person);
  const start = (who: Sitter) => world.call(calls.startAssessment, key(who), who.person);
  const keep = (who: Sitter, sittingId: string, given: NonNullable<Given>) =>
    world.call(calls.keepAssessmentAnswers, { ...key(who), sittingId, answers: given }, who.person);
  const handIn = (who: Sitter, sittingId: string, given?: Given) =>
    world.call(calls.submitAssessment, { ...key(who), sittingId, answers: given }, who.person);
  const sit = async (who: Sitter): Promise<Sitting> =>
    calls.startAssessment.response.parse((await start(who)).answer).sitting;
  return {
    ...world,
    sitter,
    /** Whether the library of the person leads to it. */
    hasTest: async ({ person, course }: Sitter) => {
      const { answer } = await world.call(orderEndpoints.listMyCourses, {}, person);
      const own = orderEndpoints.listMyCourses.response.parse(answer).courses;
      return own.find(({ slug }) => slug === course.slug)?.hasTest;
    },
    look,
    start,
    keep,
    handIn,
    sit,
    seen: async (who: Sitter) => calls.getAssessment.response.parse((await look(who)).answer),
    submit: async (who: Sitter, sittingId: string, given?: Given): Promise<Sitting> =>
      calls.submitAssessment.response.parse((await handIn(who, sittingId, given)).answer).sitting,
    /** The course office saves another assessment. */
    edit: ({ course }: Sitter, assessment: Partial<Assessment>) =>
      db
        .update(courses)
        .set({ assessment: { ...QUIZ, ...assessment } })
        .where(eq(courses.id, course.id)),
    cancelPlace: ({ person }: Sitter) =>
      db
        .update(enrolments)
        .set({ cancelledAt: new Date(world.now()), cancelReason: 'Asked for' })
        .where(eq(enrolments.userId, person.id)),
  };
};

type Days = Awaited<ReturnType<ReturnType<typeof createAttendanceWorld>['run']>>['days'];

/** What is right, as somebody answers it who reads this sitting's questions. */
export const rightOf = ({ questions }: Sitting): Record<string, string[]> =>
  Object.fromEntries(
    questions.map(({ questionId, answers: shown }) => [
      questionId,
      shown.flatMap(({ answerId, text }) => (text === 'Right' ? [answerId] : [])),
    ]),
  );
