import { describe, expect, test } from 'vitest';
import { updateProfile } from '#contracts/accounts/profile.ts';
import { certificateEndpoints as calls } from '#contracts/certificates/certificates.ts';
import { progressEndpoints } from '#contracts/learning/progress.ts';
import { testEndpoints } from '#contracts/learning/tests.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { contentOf, FINAL_TEST } from '#server/testing/self-paced.ts';
import { addUser } from '#server/testing/test-world.ts';
import { createCertificatesWorld } from '#server/testing/worlds/certificates-world.ts';
import { issueDue } from './issue-due.ts';

const database = given(freshDatabase);
const world = given(() => createCertificatesWorld(database.db));

type Course = Awaited<ReturnType<typeof world.course>>;
type Person = Awaited<ReturnType<typeof world.learner>>;

const passTest = async (course: Course, user: Person) => {
  const key = { courseId: course.slug, testId: 'final' };
  const started = await world.call(testEndpoints.startTest, key, user);
  const { sitting } = testEndpoints.startTest.response.parse(started.answer);
  // The names of answers are those of one sitting.
  const right = sitting.questions.flatMap(({ answers }) => answers.find(({ text }) => text === 'A') ?? []);
  const answers = { q1: right.map(({ answerId }) => answerId) };
  await world.call(testEndpoints.submitTest, { ...key, sittingId: sitting.sittingId, answers }, user);
};

describe('a certificate of a self-paced course', () => {
  test('is issued by itself once every slide is completed and every test is passed', async () => {
    const course = await world.course();
    const user = await world.learner(course);
    await world.completeSlides(course, user);
    await world.work();
    expect(await world.certificatesOf(user)).toEqual([]);
    await passTest(course, user);
    await world.work();
    expect(await world.certificatesOf(user)).toMatchObject([
      {
        number: expect.stringMatching(/^AUR(-[0-9A-HJKMNP-TV-Z]{4}){3}$/),
        state: 'valid',
        says: {
          name: `${user.firstName} ${user.lastName}`,
          course: { title: course.title, code: course.code, version: 1 },
          minutes: 1,
          cpdPoints: 2,
          scorePercent: 100,
          neededPercent: 80,
          issuedOn: '2027-03-01',
          expiresOn: '2030-02-28',
        },
      },
    ]);
  });

  test('is issued once, also by several at the same time', async () => {
    const course = await world.course({}, []);
    const user = await world.learner(course);
    await world.completeSlides(course, user);
    const told = world.jobs.find(({ name }) => name === 'learning.completed');
    const enrolmentId = told?.data.enrolmentId ?? '';
    const issued = await Promise.all(
      Array.from({ length: 8 }, () => world.ctx((ctx) => issueDue(ctx, [enrolmentId]))),
    );
    expect(issued.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await world.certificatesOf(user)).toHaveLength(1);
  });

  test('is not issued again when the rules are made stricter, nor taken away', async () => {
    const { course, user } = await world.certified();
    await world.publish(course, contentOf(3, [FINAL_TEST]));
    await world.call(progressEndpoints.acceptVersion, { courseId: course.slug, version: 2 }, user);
    await world.completeSlides(course, user);
    await world.work();
    expect(await world.certificatesOf(user)).toHaveLength(1);
  });

  test('comes once more for who starts over and does all of it again', async () => {
    const { course, user, number } = await world.certified();
    await world.call(progressEndpoints.restartCourse, { courseId: course.slug }, user);
    await world.completeSlides(course, user);
    await world.work();
    const numbers = (await world.certificatesOf(user)).map((one) => one.number);
    expect(numbers).toHaveLength(2);
    expect(numbers).toContain(number);
  });

  test('is left to the course office where the course says so', async () => {
    const course = await world.course(
      { features: { digitalBadge: false, qrVerification: true, autoGenerate: false } },
      [],
    );
    const user = await world.learner(course);
    await world.completeSlides(course, user);
    await world.work();
    expect(await world.certificatesOf(user)).toEqual([]);
    const { answer } = await world.call(calls.getCertificateRules, { courseId: course.slug }, user);
    expect(answer).toMatchObject({ isAutomatic: false, number: null });
  });

  test('is not issued to who was given the money back', async () => {
    const course = await world.course({}, []);
    const user = await world.learner(course);
    await world.completeSlides(course, user);
    const told = world.jobs.find(({ name }) => name === 'learning.completed');
    await world.end(told?.data.enrolmentId ?? '');
    await world.work();
    expect(await world.certificatesOf(user)).toEqual([]);
  });

  test('keeps the name that it was issued with', async () => {
    const { user, certificate } = await world.certified();
    await world.renamed(user, 'Another Name');
    expect((await world.certificatesOf(user))[0]?.says.name).toBe(certificate.says.name);
  });
});

describe('names', () => {
  test.each([
    ['of 200 characters', 'N'.repeat(200)],
    ['from right to left', 'د. أميرة فاروق'],
    ['with combining marks', 'Nguye\u0302\u0303n Thị Thu\u0300y'],
  ])('%s are written as they are', async (_, name) => {
    const course = await world.course({}, []);
    const user = await world.learner(course);
    await world.renamed(user, name);
    await world.completeSlides(course, user);
    await world.work();
    const [certificate] = await world.certificatesOf(user);
    expect(certificate?.says.name).toBe(name);
    expect((await world.verify(certificate?.number ?? '')).certificate?.says.name).toBe(name);
  });
});

describe('a name that no paper can show', () => {
  const namedSo = async () => {
    const course = await world.course({}, []);
    const user = await world.learner(course);
    await world.renamed(user, '張 三 (MD)');
    await world.completeSlides(course, user);
    await world.work();
    return { course, user };
  };

  test('holds the certificate back, and the person is told which letters and where they are changed', async () => {
    const { course, user } = await namedSo();
    expect(await world.certificatesOf(user)).toEqual([]);
    const { answer } = await world.call(calls.getCertificateRules, { courseId: course.slug }, user);
    const { findings } = calls.getCertificateRules.response.parse(answer);
    expect(findings.filter(({ isMet }) => !isMet)).toMatchObject([
      { rule: 'name', subject: '張 三', settledAt: '/profile' },
    ]);
  });

  test('is corrected by the person, and the certificate is issued at once', async () => {
    const { user } = await namedSo();
    const { firstName, lastName } = user;
    const save = (certificateName: string) =>
      world.call(updateProfile, { firstName, lastName, certificateName }, user);
    expect((await save('張 三')).answer.issues).toMatchObject([{ field: 'certificateName' }]);
    expect((await save('Zhang San (MD)')).status).toBe(200);
    await world.work();
    expect(await world.certificatesOf(user)).toMatchObject([{ says: { name: 'Zhang San (MD)' } }]);
  });
});

describe('why a certificate is not issued', () => {
  test('every rule is told with what is known and where it is settled', async () => {
    const course = await world.course();
    const user = await world.learner(course);
    await world.progressOf(course, user);
    await world.call(progressEndpoints.completeSlide, { courseId: course.slug, slideId: 'slide-1' }, user);
    const { answer } = await world.call(calls.getCertificateRules, { courseId: course.slug }, user);
    expect(answer).toMatchObject({
      isAutomatic: true,
      findings: [
        { rule: 'slides', isMet: false, reached: 50, settledAt: `/elearning/course/${course.slug}` },
        { rule: 'test', isMet: false, reached: null, needed: 80, subject: 'Final test' },
        { rule: 'payment', isMet: true, settledAt: null },
      ],
    });
  });

  test('who is not on the course is told nothing of it', async () => {
    const course = await world.course();
    const stranger = await addUser(database.db);
    expect((await world.call(calls.getCertificateRules, { courseId: course.slug }, stranger)).status).toBe(
      404,
    );
    expect((await world.call(calls.getCertificateRules, { courseId: 'no-such' }, stranger)).status).toBe(404);
  });
});
