import type { AdminCourse } from '#contracts/course-office/admin-course.ts';
import { studentsPerInstructor } from '#contracts/course-office/sections/practical.ts';
import type { CourseDetail } from '#contracts/courses/course-detail.ts';
import { DEFAULT_POLICY } from '#domain/policies/policy-terms.ts';
import type { FormFacts } from './form-facts.ts';
import type { FormValues } from './form-values.ts';
import { earlyBirdEndsAt } from './sections/early-bird-end.ts';

const asNumber = (value: unknown) => Number(String(value ?? '').replace(',', '.')) || 0;
const orNull = (day: string | null) => day || null;

export type PreviewFacts = FormFacts & { stored: AdminCourse | null };

/** The public page's course, as it would be if what is in the form were stored and open. */
export function detailOf(
  values: FormValues,
  { stored, instructors, series }: PreviewFacts,
  now: Date,
): CourseDetail {
  const { basic, venue, content, practical, certification, inclusions, reviews } = values;
  const taught = series.find(({ _id }) => _id === basic.seriesId);
  const { isLifetime, years } = certification.validity;
  const badge = { kind: 'open', label: 'Open for Enrollment' };
  return {
    _id: stored?._id ?? 'preview',
    slug: stored?.slug ?? 'preview',
    series: stored?.slug ?? 'preview',
    code: basic.courseCode,
    discipline: taught?.discipline ?? basic.discipline,
    basic: { ...basic, effectiveStatus: 'open' },
    badge,
    detailBadge: badge,
    rating: null,
    enrollment: enrollmentOf(values, stored, now),
    schedule: scheduleOf(values),
    venue,
    instructorNames: '',
    isPast: false,
    contact: values.contact,
    media: mediaOf(values),
    coverImage: values.media.mainImage?.url ?? '',
    content,
    practical: { ...practical, participantsPerInstructor: studentsPerInstructor(practical.studentRatio) },
    certification: { ...certification, validityPeriod: isLifetime ? null : asNumber(years) || null },
    inclusions,
    attendance: { minimumRequired: asNumber(values.attendance.minimumRequired) },
    waitlist: { enabled: values.waitlist.enabled },
    eligibility: {
      requiresInsurance: practical.safetyRequirements.insuranceRequired,
      requiresHealthClearance: practical.safetyRequirements.healthClearance,
    },
    policy: {
      ...DEFAULT_POLICY,
      cancellation: [...DEFAULT_POLICY.cancellation],
      rescheduling: [...DEFAULT_POLICY.rescheduling],
    },
    reviews,
    instructorDetails: teachingOf(values, instructors),
  };
}

function enrollmentOf(
  { enrollment, schedule }: FormValues,
  stored: AdminCourse | null,
  now: Date,
): CourseDetail['enrollment'] {
  const price = asNumber(enrollment.basePrice);
  const early = asNumber(enrollment.earlyBird.basePrice) || null;
  const seats = asNumber(enrollment.seatsAvailable);
  const earlyUntil =
    early === null ? null : earlyBirdEndsAt({ ...schedule, days: asNumber(enrollment.earlyBird.days) });
  const isEarly = earlyUntil !== null && now < earlyUntil;
  const { paymentOptions } = enrollment;
  return {
    price,
    basePrice: price,
    earlyBirdPrice: early,
    isEarlyBirdActive: isEarly,
    earlyBirdDeadline: earlyUntil?.toISOString() ?? null,
    currentPrice: isEarly ? (early ?? price) : price,
    currency: 'EUR',
    seatsAvailable: seats,
    currentEnrollment: stored?.enrollment.currentEnrollment ?? 0,
    seatsLeft: Math.max(0, seats - (stored?.enrollment.seatsTaken ?? 0)),
    isEnrollable: true,
    deadline: null,
    paymentOptions: {
      acceptFullPayment: paymentOptions.acceptFullPayment,
      acceptDeposit: paymentOptions.acceptDeposit,
      acceptInstallments: paymentOptions.acceptInstallments,
      depositPercentage: paymentOptions.acceptDeposit
        ? asNumber(paymentOptions.depositStructure?.depositPercentage)
        : null,
      numberOfInstallments: paymentOptions.acceptInstallments
        ? asNumber(paymentOptions.installmentStructure?.numberOfInstallments)
        : null,
    },
  };
}

function scheduleOf({ schedule }: FormValues): CourseDetail['schedule'] {
  const { startDate, endDate, registrationDeadline, timeSlots, totalHours, agenda } = schedule;
  return {
    ...schedule,
    startDate: orNull(startDate),
    endDate: orNull(endDate) ?? orNull(startDate),
    registrationDeadline: orNull(registrationDeadline),
    totalHours: asNumber(totalHours),
    agenda: agenda.map((entry) => ({ ...entry, minutes: asNumber(entry.minutes) })),
    startTime: timeSlots.startTime,
    endTime: timeSlots.endTime,
  };
}

/** A file's size and shape are known once it is stored. */
function mediaOf({ media }: FormValues): CourseDetail['media'] {
  const shown = (url: string, alt: string) => ({ url, alt, width: null, height: null, widths: [] });
  return {
    mainImage: shown(media.mainImage?.url ?? '', media.mainImage?.alt ?? ''),
    images: media.images.map((url) => shown(url, media.captions[url] ?? '')),
    videos: media.videos.map((url) => ({
      url,
      name: media.captions[url] || (url.split('/').at(-1) ?? ''),
      type: '',
      bytes: null,
    })),
    links: media.links.filter(({ url }) => url),
    promotional: media.promotional,
  };
}

/** Of the people the form knows names and photos; what else the page shows of them is on their own pages. */
function teachingOf(values: FormValues, known: FormFacts['instructors']): CourseDetail['instructorDetails'] {
  const personOf = (id: string | null) => {
    const found = known.find(({ _id }) => _id === id);
    return found && personalPage(found);
  };
  const { primary, additional } = values.instructors;
  return {
    primary: personOf(primary.instructorId) ?? null,
    additional: additional.flatMap(({ instructorId, role }) => {
      const person = personOf(instructorId);
      return person ? [{ ...person, role }] : [];
    }),
  };
}

const personalPage = ({ _id, name, photoUrl }: FormFacts['instructors'][number]) => {
  const [firstName = '', ...rest] = name.split(' ');
  return {
    _id,
    slug: _id,
    firstName,
    lastName: rest.join(' '),
    profilePhoto: { url: photoUrl },
    credentials: [],
    bio: '',
    specialties: [],
    experience: { yearsOfExperience: 0 },
    socialMedia: { linkedin: '', website: '' },
  };
};
