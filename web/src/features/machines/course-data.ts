import type {
  Course,
  CourseInstance,
  EducationEvent,
  Offer,
  Person,
  Place,
  Schedule,
  VirtualLocation,
} from 'schema-dts';
import type { CourseDetail, LiveDetail } from '#contracts/courses/course-detail.ts';
import { coursePage } from '#contracts/courses/course-pages.ts';
import type { Site } from '#contracts/site/site.ts';
import { daysBetween, localDate } from '#domain/time/local-date.ts';
import { courseCard } from '#web/lib/meta.ts';
import { certificateWords, optionWords } from '#web/lib/option-words.ts';
import { momentAt } from '#web/lib/places/venue-time.ts';
import { organizationOf } from './organization.tsx';
import { structuredText } from './structured-data.tsx';

type Facts = { course: CourseDetail; site: Site };

/** What is taught, this run of it, what it costs now, and the event that it is. */
export const courseData = (facts: Facts): string =>
  structuredText({ '@context': 'https://schema.org', '@graph': [courseOf(facts), ...eventOf(facts)] });

const addressOf = ({ course, site }: Facts) => site.publicUrl + coursePage(course);
/** The main image, where there is one, before the card that is drawn for every course. */
const imageOf = ({ course: { slug, media }, site }: Facts) =>
  [media.mainImage.url, courseCard(slug)].filter(Boolean).map((url) => new URL(url, site.publicUrl).href);
/** Left out rather than empty. */
const textOf = (text: string) => text || undefined;
const listOf = (texts: readonly string[]) => (texts.length > 0 ? texts : undefined);

const courseOf = (facts: Facts): Course => {
  const { course, site } = facts;
  const { certification, content } = course;
  return {
    '@type': 'Course',
    '@id': `${addressOf(facts)}#course`,
    url: addressOf(facts),
    name: course.basic.title,
    description: course.basic.description || course.basic.title,
    courseCode: textOf(course.code),
    image: imageOf(facts),
    provider: organizationOf(site),
    inLanguage: textOf(course.schedule.language),
    teaches: listOf(content.objectives),
    coursePrerequisites: listOf(content.prerequisites),
    educationalLevel: optionWords(content.experienceLevel),
    audience: content.targetAudience.map((audienceType) => ({
      '@type': 'EducationalAudience',
      audienceType,
    })),
    educationalCredentialAwarded: certification.enabled
      ? [certificateWords(certification.type), certification.issuingAuthority].filter(Boolean).join(', ')
      : undefined,
    offers: offerOf(facts),
    hasCourseInstance: instanceOf(facts),
    aggregateRating: course.rating
      ? {
          '@type': 'AggregateRating',
          ratingValue: course.rating.mean,
          reviewCount: course.rating.count,
          bestRating: 5,
          worstRating: 1,
        }
      : undefined,
  };
};

/** The price is the one of the price panel and of the checkout: what is asked now. */
const offerOf = (facts: Facts): Offer => {
  const { currentPrice, currency, isEarlyBirdActive, earlyBirdDeadline, deadline } = facts.course.enrollment;
  return {
    '@type': 'Offer',
    url: addressOf(facts),
    price: currentPrice,
    priceCurrency: currency,
    priceValidUntil: (isEarlyBirdActive && earlyBirdDeadline?.slice(0, 10)) || undefined,
    validThrough: deadline ?? undefined,
    availability: availabilityOf(facts.course),
    category: currentPrice > 0 ? 'Paid' : 'Free',
  };
};

const LIMITED_TO = 5;

const availabilityOf = ({ enrollment, badge }: CourseDetail): Offer['availability'] => {
  if (enrollment.isEnrollable) {
    return enrollment.seatsLeft > LIMITED_TO
      ? 'https://schema.org/InStock'
      : 'https://schema.org/LimitedAvailability';
  }
  return badge.kind === 'full' ? 'https://schema.org/SoldOut' : 'https://schema.org/OutOfStock';
};

const instanceOf = (facts: Facts): CourseInstance => {
  const { course } = facts;
  return {
    '@type': 'CourseInstance',
    '@id': `${addressOf(facts)}#run`,
    courseMode: isLive(course) ? 'Online' : 'Onsite',
    ...datesOf(course),
    courseWorkload: `PT${course.schedule.totalHours}H`,
    courseSchedule: scheduleOf(course),
    location: locationOf(facts),
    instructor: instructorsOf(course),
    maximumAttendeeCapacity: course.enrollment.seatsAvailable,
    remainingAttendeeCapacity: course.enrollment.seatsLeft,
  };
};

/** A run without a date is no event yet; one that is over is none any more. */
const eventOf = (facts: Facts): EducationEvent[] => {
  const { course, site } = facts;
  if (!course.schedule.startDate || course.isPast) return [];
  return [
    {
      '@type': 'EducationEvent',
      '@id': `${addressOf(facts)}#event`,
      url: addressOf(facts),
      name: course.basic.title,
      description: course.basic.description || course.basic.title,
      image: imageOf(facts),
      ...datesOf(course),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: isLive(course)
        ? 'https://schema.org/OnlineEventAttendanceMode'
        : 'https://schema.org/OfflineEventAttendanceMode',
      location: locationOf(facts),
      organizer: organizationOf(site),
      performer: instructorsOf(course),
      offers: offerOf(facts),
    },
  ];
};

const datesOf = ({ schedule }: CourseDetail) => {
  const { startDate, endDate, startTime, endTime, venueTimezone } = schedule;
  if (!startDate) return {};
  return {
    startDate: momentAt(venueTimezone, startDate, startTime),
    endDate: momentAt(venueTimezone, endDate ?? startDate, endTime),
  };
};

const scheduleOf = (course: CourseDetail): Schedule | Schedule[] | undefined =>
  course.kind === 'OnlineLiveTraining' ? sessionsOf(course) : daysOf(course);

/** Each session has a day and hours of its own. */
const sessionsOf = ({ sessions, schedule }: LiveDetail): Schedule[] =>
  sessions
    .filter(({ isCancelled }) => !isCancelled)
    .map(({ date, startTime, endTime }) => ({
      '@type': 'Schedule',
      startDate: date,
      endDate: date,
      startTime,
      endTime,
      scheduleTimezone: schedule.venueTimezone,
    }));

const daysOf = ({ schedule }: CourseDetail): Schedule | undefined => {
  const { startDate, endDate, startTime, endTime, venueTimezone } = schedule;
  if (!startDate) return undefined;
  const lastDate = endDate ?? startDate;
  return {
    '@type': 'Schedule',
    repeatFrequency: 'Daily',
    repeatCount: daysBetween(localDate(startDate), localDate(lastDate)) + 1,
    startDate,
    endDate: lastDate,
    startTime: textOf(startTime),
    endTime: textOf(endTime),
    scheduleTimezone: venueTimezone,
  };
};

const isLive = ({ kind }: CourseDetail) => kind === 'OnlineLiveTraining';

/** One joins by a personal link, so that the address of a live course is that of its page. */
const locationOf = (facts: Facts): Place | VirtualLocation =>
  isLive(facts.course) ? { '@type': 'VirtualLocation', url: addressOf(facts) } : placeOf(facts.course);

const placeOf = ({ venue }: CourseDetail): Place => ({
  '@type': 'Place',
  name: venue.name || venue.city || undefined,
  hasMap: textOf(venue.mapUrl),
  address: {
    '@type': 'PostalAddress',
    streetAddress: textOf(venue.address),
    addressLocality: textOf(venue.city),
    addressCountry: textOf(venue.country),
  },
});

const instructorsOf = ({
  instructorDetails: { primary, additional },
}: CourseDetail): Person[] | undefined => {
  const people = primary ? [primary, ...additional] : additional;
  if (people.length === 0) return undefined;
  return people.map((person) => ({
    '@type': 'Person',
    name: `${person.firstName} ${person.lastName}`.trim(),
    jobTitle: textOf(person.role),
    description: textOf(person.credentials.join(', ')),
  }));
};
