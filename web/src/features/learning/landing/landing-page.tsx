import type { ReactNode } from 'react';
import { accessUntilText, counted } from '#web/lib/format.ts';
import type { Rates } from '#web/lib/price/approximation.ts';
import { Figure } from '#web/ui/instruments/figure.tsx';
import { Bullets, DetailSection } from '#web/ui/layout/detail-section.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { OfferPage } from '#web/ui/layout/offer-page.tsx';
import { SectionLinks } from '#web/ui/navigation/section-links.tsx';
import { SlideStrip } from '../strip/slide-strip.tsx';
import { Act } from './act.tsx';
import { Curriculum } from './curriculum.tsx';
import type { LandingCourse, OwnAccess } from './landing-course.ts';
import { LandingHero } from './landing-hero.tsx';
import { enrollLabel, featuresOf, priceFigure } from './landing-words.ts';
import { PriceCard } from './price-card.tsx';
import { useOwnAccess } from './use-own-access.ts';

interface LandingPageProps {
  course: LandingCourse;
  rates: Rates;
  /** To be looked at by staff: nobody is asked whether they have it. */
  isPreview?: boolean;
  /** Why somebody was sent back here. */
  problem: string | null;
}

export function LandingPage({ course, rates, isPreview, problem }: LandingPageProps) {
  const access = useOwnAccess(course.courseId, { isStill: isPreview });
  const sections = sectionsOf(course);
  return (
    <>
      <OfferPage
        trail={[
          { label: 'Home', to: '/' },
          { label: 'Self-paced', to: '/self-paced-online-training' },
          { label: course.code || course.title },
        ]}
        problem={problem}
        head={<LandingHero {...{ course, access }} />}
        price={<PriceCard {...{ course, access, rates }} />}
      >
        <SectionLinks items={sections.map(({ id, title }) => ({ to: `#${id}`, label: title }))} />
        {sections.map(({ id, title, body }) => (
          <DetailSection key={id} {...{ id, title }}>
            {body}
          </DetailSection>
        ))}
        <Closing {...{ course, access }} />
      </OfferPage>
      <BuyBar {...{ course, access }} />
    </>
  );
}

type Part = { id: string; title: string; body: ReactNode };

/** What is not known of a course is left out. */
const sectionsOf = ({ ...course }: LandingCourse): Part[] => {
  const parts: (Part | false)[] = [
    { id: 'outline', title: 'Outline', body: <Outline course={course} /> },
    course.outcomes.length > 0 && {
      id: 'outcomes',
      title: 'By the end you can',
      body: <Bullets items={course.outcomes} />,
    },
    course.audience.length > 0 && {
      id: 'audience',
      title: 'Who it is for',
      body: <Bullets items={[...course.audience, ...course.prerequisites]} />,
    },
    course.instructors.length > 0 && {
      id: 'instructors',
      title: 'Instructors',
      body: <Instructors course={course} />,
    },
    { id: 'how', title: 'How it works', body: <Features course={course} /> },
    course.faq.length > 0 && { id: 'questions', title: 'Questions', body: <Questions faq={course.faq} /> },
  ];
  return parts.filter((part) => part !== false);
};

function Outline({ course: { modules, structure, tests, samples } }: { course: LandingCourse }) {
  const slides = modules.flatMap(({ sections }) => sections.flatMap((section) => section.slides));
  return (
    <>
      {slides.length > 0 && (
        <div className="mb-4">
          <SlideStrip
            label={`${counted(samples.length, 'slide')} of ${slides.length} may be seen now`}
            slides={slides}
            isDark={({ isSample }) => isSample}
          />
          <p className="num flex flex-wrap justify-between gap-x-6 text-sm text-muted">
            <span>
              {counted(structure.totalModules, 'module')}, {counted(structure.totalSlides, 'slide')},{' '}
              {structure.estimatedDuration} minutes
            </span>
            {samples.length > 0 && <span>{DARK[samples.length === 1 ? 'one' : 'many']}</span>}
          </p>
        </div>
      )}
      <Curriculum modules={modules} samples={samples} />
      {tests.map(({ testId, title, questions, passPercent }) => (
        <p key={testId} className="num border-b border-hairline py-4 text-md">
          <strong>{title}</strong>, {counted(questions, 'question')}, {passPercent}% to pass
        </p>
      ))}
    </>
  );
}

const DARK = { one: 'the dark one is free to see', many: 'the dark ones are free to see' };

const Instructors = ({ course: { instructors } }: { course: LandingCourse }) => (
  <ul className="grid gap-6">
    {instructors.map(({ slug, name, credentials, bio }) => (
      <li key={slug}>
        <p className="font-strong">{name}</p>
        <p className="text-sm text-muted">{credentials.join(', ')}</p>
        <p dir="auto" className="mt-2 max-w-[60ch] text-md">
          {bio}
        </p>
      </li>
    ))}
  </ul>
);

const Features = ({ course }: { course: LandingCourse }) => (
  <KeyValue layout="wide" className="border-t border-hairline">
    {featuresOf(course).map(({ title, text }) => (
      <KeyValueRow key={title} term={title}>
        {text}
      </KeyValueRow>
    ))}
  </KeyValue>
);

const Questions = ({ faq }: { faq: LandingCourse['faq'] }) =>
  faq.map(({ question, answer }, index) => (
    <Disclosure key={question} summary={<span dir="auto">{question}</span>} defaultOpen={index === 0}>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {answer}
      </p>
    </Disclosure>
  ));

type OwnedProps = { course: LandingCourse; access: OwnAccess };

/** The last word: go on, or begin. */
const Closing = ({ course, access }: OwnedProps) => (
  <section aria-label="Enroll" className="border-t border-ink py-8">
    <p className="mb-4 max-w-[48ch] text-xl">{course.title}</p>
    <Act {...{ course, access }} owned="Continue Your Journey" offered={enrollLabel(course)} />
  </section>
);

/** On a phone price and action stay at the lower edge. */
const BuyBar = ({ course, access }: OwnedProps) => (
  <section
    aria-label="Price at a glance"
    className="sticky bottom-0 z-20 flex items-center justify-between gap-4 border-t border-ink bg-paper px-(--page-inline) py-2.5 lg:hidden print:hidden"
  >
    <p className="min-w-0">
      {!access && <Figure size="sm">{priceFigure(course)}</Figure>}
      <span className="num block truncate text-xs text-muted">
        {access ? accessUntilText(access.accessUntil) : `${course.structure.estimatedDuration} min`}
      </span>
    </p>
    <Act {...{ course, access }} />
  </section>
);
