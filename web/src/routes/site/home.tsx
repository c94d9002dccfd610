import { BookableCourses } from '#web/features/catalogue/bookable-courses.tsx';
import { DisciplineList } from '#web/features/catalogue/discipline-list.tsx';
import { InstructorList } from '#web/features/catalogue/instructor-list.tsx';
import { NextCourse } from '#web/features/catalogue/next-course.tsx';
import { YearScale } from '#web/features/catalogue/year-scale.tsx';
import { FixedBeforeYouPay, HowItWorks, TrainingKinds } from '#web/features/site/home-sections.tsx';
import { requireAnswer, sharedApi } from '#web/lib/page.ts';
import { useSite } from '#web/lib/site.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { Section } from '#web/ui/section.tsx';
import type { Route } from './+types/home';

export const loader = async (args: Route.LoaderArgs) => {
  const api = sharedApi(args);
  const { upcomingCourses } = requireAnswer(await api.call('listInPersonCourses', {}));
  const { instructors } = requireAnswer(await api.call('listInstructors', {}));
  return { courses: upcomingCourses, instructors, today: new Date().toISOString().slice(0, 10) };
};

export const meta: Route.MetaFunction = ({ matches }) => {
  const brand = matches[0]?.loaderData?.site.brand;
  return [
    { title: brand ? `${brand.name} · ${brand.strapline}` : 'Academy' },
    {
      name: 'description',
      content:
        'A training and certification provider for aesthetic and medical professionals: in-person courses with dates, seats and prices.',
    },
  ];
};

export default function Home({ loaderData: { courses, instructors, today } }: Route.ComponentProps) {
  const brand = useSite()?.brand;
  const next = courses.find((course) => course.enrollment.isEnrollable);
  return (
    <main id="main" className="wrap">
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
            <ButtonLink to="/in-person-aesthetic-training" variant="primary">
              See all dates
            </ButtonLink>
            <ButtonLink to="#how-it-works">How it works</ButtonLink>
          </p>
        </div>
        {next && <NextCourse course={next} />}
      </div>
      <YearScale courses={courses} today={today} />
      <BookableCourses title="Next dates" courses={courses.slice(0, 5)} more />
      <TrainingKinds />
      <Section title="Disciplines" intro="Entry requirements are on the page of each course.">
        <DisciplineList courses={courses} />
      </Section>
      <HowItWorks />
      <FixedBeforeYouPay />
      {instructors.length > 0 && (
        <Section
          title="Who teaches"
          intro="Practising clinicians. The person who teaches is named on every date."
          action={<TextLink to="/our-instructors">Our instructors</TextLink>}
        >
          <InstructorList instructors={instructors.slice(0, 6)} />
        </Section>
      )}
    </main>
  );
}
