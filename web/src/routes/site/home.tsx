import { coursePage } from '#contracts/courses/course-pages.ts';
import type { SharedPage } from '#contracts/page.ts';
import { countText } from '#web/features/catalogue/course-lists.ts';
import { InstructorList, instructorEntry } from '#web/features/catalogue/instructors/instructor-list.tsx';
import { BookableCourses } from '#web/features/catalogue/list/bookable-courses.tsx';
import { publicList } from '#web/features/catalogue/list/list-state.ts';
import { CoverRow } from '#web/features/catalogue/shop-window/cover-row.tsx';
import { DayStrip } from '#web/features/catalogue/shop-window/day-strip.tsx';
import { DisciplineList } from '#web/features/catalogue/shop-window/discipline-list.tsx';
import { loadShopWindow } from '#web/features/catalogue/shop-window/load-shop-window.server.ts';
import { NextCourse } from '#web/features/catalogue/shop-window/next-course.tsx';
import { YearScale } from '#web/features/catalogue/shop-window/year-scale.tsx';
import { OrganizationData } from '#web/features/machines/organization.tsx';
import { loadArticles } from '#web/features/prose/load-content.server.ts';
import { FixedBeforeYouPay, HowItWorks, TrainingKinds } from '#web/features/site/home-sections.tsx';
import { LatestNews } from '#web/features/site/latest-news.tsx';
import { pageMeta } from '#web/lib/meta.ts';
import { requireAnswer, sharedApi } from '#web/lib/page.ts';
import { problemOf } from '#web/lib/problem.ts';
import { useSite } from '#web/lib/site.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import type { Route } from './+types/home';

const INSTRUCTORS = 6;
const ARTICLES = 3;

export const handle: SharedPage = { sharedQuery: ['problem'] };

export const loader = async (args: Route.LoaderArgs) => {
  const today = new Date().toISOString().slice(0, 10);
  const { instructors } = requireAnswer(await sharedApi(args).call('listInstructors', {}));
  return {
    today,
    // Whom a checkout of nothing could not take in comes here.
    problem: problemOf(args.request),
    courses: await loadShopWindow(args, today),
    instructors: instructors.slice(0, INSTRUCTORS).map(instructorEntry),
    articles: (await loadArticles(args)).slice(0, ARTICLES),
  };
};

export const meta: Route.MetaFunction = ({ matches }) => {
  const brand = matches[0]?.loaderData?.site.brand;
  return pageMeta(matches, {
    title: brand ? `${brand.name} · ${brand.strapline}` : 'Academy',
    isWhole: true,
    description:
      'A training and certification provider for aesthetic and medical professionals: in-person courses with dates, seats and prices.',
  });
};

export default function Home({ loaderData }: Route.ComponentProps) {
  const { courses, instructors, articles, today, problem } = loaderData;
  const site = useSite();
  const brand = site?.brand;
  return (
    <main id="main" className="wrap">
      {site && <OrganizationData site={site} />}
      {problem && (
        <Notice tone="danger" live className="mt-6">
          {problem}
        </Notice>
      )}
      <div className="grid gap-x-(--gutter) gap-y-8 pt-(--s7) pb-8 max-md:pt-8 lg:grid-cols-[8fr_4fr]">
        <div className="grid content-between gap-8">
          <h1 className="max-w-[12em] text-6xl tracking-display lg:-mt-2">
            {brand?.strapline || brand?.name}
          </h1>
          <p className="max-w-[58ch] text-lg text-muted">
            {brand?.name} trains and certifies aesthetic and medical professionals: doctors, dentists, nurses
            and other licensed clinicians. Every date, seat and price is published.
          </p>
          <p className="flex flex-wrap gap-3 max-sm:*:w-full">
            <ButtonLink to={publicList.path} variant="primary">
              See all dates
            </ButtonLink>
            <ButtonLink to="#how-it-works">How it works</ButtonLink>
          </p>
        </div>
        {courses.next && <NextCourse course={courses.next} />}
      </div>
      <YearScale months={courses.months} today={today} />
      <BookableCourses title="Next dates with free seats" intro={seatsText(courses)} courses={courses.rows} />
      {courses.covers.length > 0 && (
        <Section
          title="Across the disciplines"
          intro="The mark on each scale is the course’s place in the year."
          full
        >
          <CoverRow courses={courses.covers} />
        </Section>
      )}
      <TrainingKinds />
      <Section title="Disciplines" intro="Entry requirements are on the page of each course.">
        <DisciplineList offers={courses.offers} />
      </Section>
      {courses.day && courses.day.slots.length > 0 && <TrainingDay day={courses.day} />}
      <HowItWorks />
      <FixedBeforeYouPay />
      {instructors.length > 0 && (
        <Section
          title="Who teaches"
          intro="Practicing clinicians. The person who teaches is named on every date."
          action={<TextLink to="/our-instructors">Our instructors</TextLink>}
        >
          <InstructorList instructors={instructors} />
        </Section>
      )}
      <LatestNews articles={articles} />
    </main>
  );
}

type Day = NonNullable<Route.ComponentProps['loaderData']['courses']['day']>;

const TrainingDay = ({ day }: { day: Day }) => (
  <Section
    title="A training day"
    intro={
      <>
        A day of{' '}
        <TextLink to={coursePage({ kind: 'InPersonCourse', slug: day.slug })} dir="auto">
          {day.title}
        </TextLink>
        . The dark blocks are practice.
      </>
    }
  >
    <DayStrip slots={day.slots} />
  </Section>
);

/** '21 of 24 coming dates have seats.' */
const seatsText = ({ dates, datesWithSeats }: Route.ComponentProps['loaderData']['courses']) =>
  dates > 0
    ? `${datesWithSeats} of ${countText(dates, 'coming date')} ${datesWithSeats === 1 ? 'has' : 'have'} seats.`
    : undefined;
