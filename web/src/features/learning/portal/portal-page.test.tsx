import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { Picture } from '#contracts/learning/content.ts';
import type { ElearningCourse, MyElearningCourse } from '#contracts/learning/elearning.ts';
import { learningFigures } from '#domain/learning/course-standing.ts';
import { sampleDrawing } from '#web/testing/sample-learning.ts';
import { toCatalogCourse } from './catalog-course.ts';
import { toMyCourse } from './my-course.ts';
import { findNextLesson } from './next-lesson.ts';
import { PortalPage } from './portal-page.tsx';
import { portalView } from './portal-view.ts';
import { StartOver } from './start-over.tsx';

const NOW = '2027-03-02T08:00:00.000Z';

type Stand = {
  slug?: string;
  done?: number;
  slides?: number;
  seconds?: number;
  current?: string | null;
  positionMs?: number;
  lastAccessed?: string | null;
  accessUntil?: string | null;
  hasAccess?: boolean;
  isEligible?: boolean;
  offered?: MyElearningCourse['offered'];
};

/** A course of which so many of its slides, of half a minute each, are completed. */
function mine({ slug = 'toxin', done = 0, slides = 4, ...stand }: Stand = {}): MyElearningCourse {
  const { current = null, lastAccessed = NOW, accessUntil = null, hasAccess = true } = stand;
  const heads = Array.from({ length: slides }, (_, at) => ({
    slideId: `slide-${at + 1}`,
    seconds: 30,
    isCompleted: at < done,
  }));
  const section = { sectionId: 'section', title: 'Section', slides: heads };
  return {
    _id: slug,
    courseId: slug,
    enrollmentData: {
      isConfirmed: true,
      lastAccessedDate: lastAccessed,
      accessUntil,
      hasAccess,
      courseInfo: {
        title: `Course ${slug}`,
        code: 'EL-110',
        discipline: 'injectables',
        thumbnail: '',
        coverImage: '',
      },
    },
    learningProgress: {
      overall: {
        percentageComplete: Math.floor((100 * done) / slides),
        completedSlides: done,
        totalSlides: slides,
        totalTimeSpent: stand.seconds ?? 0,
        currentSlide: current,
        currentSlideTitle: current && 'Volume sets the dose',
        currentPositionMs: stand.positionMs ?? 0,
      },
      modules: [
        {
          moduleId: 'module',
          title: 'Module',
          completedSlides: done,
          totalSlides: slides,
          sections: [section],
        },
      ],
    },
    certificate: { isEligible: stand.isEligible ?? false },
    offered: stand.offered ?? null,
  };
}

const offeredCourse = (slug: string, displayPrice: string | null = '€140.00') =>
  ({
    courseId: slug,
    title: `Course ${slug}`,
    code: 'EL-110',
    description: 'Doses with their reasons.',
    structure: { totalModules: 6, totalSlides: 36, estimatedDuration: 90, estimatedHours: 2 },
    pricing: { displayPrice },
    isEnrollable: displayPrice !== null,
    accessMonths: null,
  }) as ElearningCourse;

interface Shown {
  courses?: MyElearningCourse[];
  nextPicture?: Picture | null;
  catalog?: ElearningCourse[];
}

const lessonOf = (...courses: MyElearningCourse[]) => findNextLesson({ courses, nextPicture: null });

const markup = (element: React.ReactNode) =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);

function page({ courses = [], nextPicture = null, catalog }: Shown): string {
  const own = courses.map(toMyCourse);
  const shown = {
    view: portalView.read(new URLSearchParams()),
    stats: learningFigures(own),
    lesson: findNextLesson({ courses, nextPicture }),
    catalog:
      catalog?.map((course) =>
        toCatalogCourse(
          course,
          own.find(({ slug }) => slug === course.courseId),
        ),
      ) ?? null,
    mine: catalog ? null : own,
    restarting: null,
    now: NOW,
  };
  return markup(<PortalPage page={shown} />);
}

describe('the head of the portal', () => {
  const html = page({
    courses: [mine({ slug: 'a', done: 4, isEligible: true }), mine({ slug: 'b', done: 1 })],
  });

  test('counts courses, progress and certificates', () => {
    expect(html).toMatch(/Enrolled courses<\/span><bdi[^>]*>2</);
    expect(html).toMatch(/Average progress<\/span><bdi[^>]*>62%</);
    expect(html).toMatch(/Certificates<\/span><bdi[^>]*>1</);
  });

  test('has two tabs that are links, of which one counts one’s own courses', () => {
    expect(html).toMatch(/href="\/elearning\/portal\?tab=catalog"[^>]*>Course Catalog</);
    expect(html).toMatch(
      /aria-current="page"[^>]*href="\/elearning\/portal\?tab=my-courses"[^>]*>My Courses<span[^>]*>2</,
    );
  });

  test('leads on with one primary button to the second where it was left', () => {
    const left = page({
      courses: [mine({ done: 1, current: 'slide-2', positionMs: 161_400, accessUntil: '2028-03-03' })],
    });
    for (const words of [
      'Continue at 2:41',
      'Slide 2 of 4',
      'Volume sets the dose',
      '1 of 4 slides completed',
    ])
      expect(left).toContain(words);
    expect(left).toContain('25% done, 2 min left. Access until 3 March 2028.');
    expect(left).toMatch(/href="\/elearning\/course\/toxin"[^>]*>(?:(?!<\/a>).)*Continue at 2:41/);
    expect(left.match(/bg-deep text-on-deep/g)).toHaveLength(1);
  });

  test('shows the slide in small where it has a picture, else a cover', () => {
    const courses = [mine({ done: 1, current: 'slide-2' })];
    expect(page({ courses, nextPicture: sampleDrawing })).toMatch(/role="img" aria-label="A syringe"/);
    expect(page({ courses })).toMatch(/class="cover/);
  });

  test('goes on with what was learned last, else starts something, and leads nowhere when all is done', () => {
    const [begun, fresh, done] = [mine({ done: 1 }), mine({ slug: 'new' }), mine({ slug: 'old', done: 4 })];
    expect(lessonOf(done, fresh, begun)?.course.slug).toBe('toxin');
    expect(lessonOf(done, fresh)?.course).toMatchObject({ slug: 'new', act: 'start' });
    expect(lessonOf(done, mine({ done: 1, hasAccess: false }))).toBeNull();
  });
});

describe('a card of the catalog', () => {
  test('says what is in it and what it costs, and enrolls', () => {
    const html = page({ catalog: [offeredCourse('toxin')] });
    for (const words of ['6 modules', '36 slides', '€140.00', 'hours', 'lifetime access'])
      expect(html).toContain(words);
    expect(html).toMatch(/href="\/checkout\/elearning\/toxin"[^>]*>Enroll Now</);
  });

  test.each([
    ['Start', {}],
    ['Continue', { done: 2 }],
    ['Review', { done: 4 }],
  ])('says “%s” to who is enrolled, as far as they are', (words, stand) => {
    const html = page({ courses: [mine(stand)], catalog: [offeredCourse('toxin')] });
    expect(html).toMatch(new RegExp(`href="/elearning/course/toxin"[^>]*>${words}<`));
    expect(html).not.toContain('Enroll Now');
  });

  test('is for sale again to whose access has ended, and shows its page where it has no price now', () => {
    const ended = page({ courses: [mine({ done: 2, hasAccess: false })], catalog: [offeredCourse('toxin')] });
    expect(ended).toContain('Enroll Now');
    expect(page({ catalog: [offeredCourse('toxin', null)] })).toMatch(
      /href="\/self-paced-online-training\/toxin"[^>]*>View Pricing</,
    );
  });
});

describe('a card of one’s own courses', () => {
  test('tells how far it is in a bar, words and figures', () => {
    const html = page({
      courses: [mine({ done: 2, seconds: 5400, lastAccessed: '2027-02-27T08:00:00.000Z' })],
    });
    expect(html).toMatch(/role="progressbar"[^>]*aria-valuenow="50"/);
    for (const words of [
      'In Progress',
      '2 of 4 slides',
      '2 hours spent',
      '3 days ago',
      'Certificate once completed',
      'Lifetime access',
    ])
      expect(html).toContain(words);
    expect(html).toMatch(/href="\/elearning\/portal\?tab=my-courses&amp;restart=toxin"[^>]*>Start Over</);
  });

  test('says when the certificate is earned, and what is missing when all slides are done', () => {
    expect(page({ courses: [mine({ done: 4, isEligible: true })] })).toContain('Certificate earned');
    const open = page({ courses: [mine({ done: 4 })] });
    for (const words of ['Completed', 'Certificate once every test is passed', '>Review<'])
      expect(open).toContain(words);
  });

  test('offers to start over only what was begun', () => {
    const html = page({ courses: [mine({ lastAccessed: null })] });
    for (const words of ['Not Started', 'Not opened yet', '>Start<']) expect(html).toContain(words);
    expect(html).not.toContain('Start Over');
  });

  test('says when the access ended or will end, and how to have the course again', () => {
    const soon = page({ courses: [mine({ done: 1, accessUntil: '2027-03-20' })] });
    expect(soon).toContain('Access ends on 20 March 2027. You can enroll again from 21 March 2027.');
    const over = page({ courses: [mine({ done: 1, accessUntil: '2027-03-01', hasAccess: false })] });
    expect(over).toContain('Access ended on 1 March 2027. Your progress is kept.');
    expect(over).toMatch(/href="\/self-paced-online-training\/toxin"[^>]*>Enroll again</);
    expect(over).not.toContain('Start Over');
    expect(page({ courses: [mine({ done: 1, accessUntil: '2028-03-01' })] })).not.toContain('Access ends');
  });

  test('offers a newer version with what changed in it', () => {
    const offered = { version: 3, publishedAt: NOW, changes: ['A slide on aftercare'] };
    const html = page({ courses: [mine({ done: 1, offered })] });
    for (const words of [
      'What changed in version 3',
      'A slide on aftercare',
      'Learn version 3',
      'value="accept toxin"',
    ])
      expect(html).toContain(words);
  });
});

test('who has no course reads what will be here, and where to find some', () => {
  const html = page({});
  for (const words of ['No self-paced course yet', 'Browse self-paced courses', 'Expected a course here?'])
    expect(html).toContain(words);
  expect(page({ catalog: [] })).toContain('No self-paced course is offered now');
});

test('starting over is asked first, says what becomes of what was done, and why it failed', () => {
  const failure = { message: 'Failed to restart course. Please try again.' };
  const html = markup(<StartOver course={toMyCourse(mine({ done: 3 }))} failure={failure} />);
  for (const words of [
    'Start Course toxin over?',
    '3 completed slides',
    'value="restart toxin"',
    'Failed to restart course. Please try again.',
  ])
    expect(html).toContain(words);
});
