import { studentsPerInstructor } from '#contracts/course-office/sections/practical.ts';
import type { LiveSessionView, RunDetail } from '#contracts/courses/course-detail.ts';
import type { PolicyTerms } from '#domain/policies/policy-terms.ts';
import type { StoredFile } from '#server/modules/media/index.ts';
import { instantOf } from '#server/platform/time.ts';
import type { LiveSession } from '../live/shown-sessions.repository.ts';
import {
  presentRating,
  presentSeats,
  presentSummary,
  presentTeaching,
  type ShownTeaching,
} from './catalogue.present.ts';
import { fullName, type Run, type Series } from './catalogue.repository.ts';
import { eligibilityOf } from './course-facts.ts';
import type { CourseHead } from './course-head.repository.ts';
import { presentMedia } from './present-media.ts';

/** All that visitors are told of a course, whether it is stored or only typed so far. */
export type ShownCourse = CourseHead &
  Pick<
    Run,
    | 'venue'
    | 'contact'
    | 'media'
    | 'content'
    | 'practical'
    | 'certification'
    | 'inclusions'
    | 'attendance'
    | 'waitlist'
    | 'reviews'
  > & {
    policy: PolicyTerms;
    series: Pick<Series, 'slug' | 'discipline' | 'ratingSum' | 'ratingCount'>;
  };

// Field by field: what staff type for themselves in a section that visitors see a part of stays where it is.

const presentSchedule = ({ schedule, ...course }: ShownCourse): RunDetail['schedule'] => ({
  startDate: course.startDate,
  endDate: course.endDate,
  registrationDeadline: schedule.registrationDeadline,
  duration: schedule.duration,
  totalHours: schedule.totalHours,
  displayTimezones: schedule.displayTimezones,
  language: schedule.language,
  agenda: schedule.agenda.map(({ time, title, minutes, handsOn }) => ({ time, title, minutes, handsOn })),
  venueTimezone: course.zone,
  timeSlots: { startTime: course.startTime, endTime: course.endTime, lunchBreak: schedule.lunchBreak },
  startTime: course.startTime,
  endTime: course.endTime,
});

const presentVenue = ({ venue, city, country }: ShownCourse): RunDetail['venue'] => ({
  name: venue.name,
  address: venue.address,
  type: venue.type,
  facilities: venue.facilities,
  mapUrl: venue.mapUrl,
  parkingAvailable: venue.parkingAvailable,
  city,
  country,
});

const presentContact = ({ contact }: ShownCourse): RunDetail['contact'] => ({
  email: contact.email,
  phone: contact.phone,
  whatsapp: contact.whatsapp,
  registrationUrl: contact.registrationUrl,
  supportHours: contact.supportHours,
});

const presentContent = ({ content }: ShownCourse): RunDetail['content'] => ({
  objectives: content.objectives,
  targetAudience: content.targetAudience,
  experienceLevel: content.experienceLevel,
  prerequisites: content.prerequisites,
  technicalRequirements: content.technicalRequirements,
  modules: content.modules.map(({ title, description, duration, order }) => ({
    title,
    description,
    duration,
    order,
  })),
  faq: content.faq.map(({ question, answer }) => ({ question, answer })),
});

const presentPractical = ({ practical }: ShownCourse): RunDetail['practical'] => {
  const { ppeRequired, healthClearance, insuranceRequired } = practical.safetyRequirements;
  return {
    hasHandsOn: practical.hasHandsOn,
    procedures: practical.procedures,
    equipment: practical.equipment,
    trainingType: practical.trainingType,
    studentRatio: practical.studentRatio,
    safetyRequirements: { ppeRequired, healthClearance, insuranceRequired },
    participantsPerInstructor: studentsPerInstructor(practical.studentRatio),
  };
};

const presentCertification = ({ certification }: ShownCourse): RunDetail['certification'] => {
  const { requirements, validity, features } = certification;
  return {
    enabled: certification.enabled,
    type: certification.type,
    issuingAuthorityId: certification.issuingAuthorityId,
    issuingAuthority: certification.issuingAuthority,
    certificationBodies: certification.certificationBodies.map(({ bodyId, name, role }) => ({
      bodyId,
      name,
      role,
    })),
    requirements: {
      minimumAttendance: requirements.minimumAttendance,
      minimumScore: requirements.minimumScore,
      practicalRequired: requirements.practicalRequired,
      examRequired: requirements.examRequired,
      videoSubmissionRequired: requirements.videoSubmissionRequired,
    },
    validity: { isLifetime: validity.isLifetime, years: validity.years },
    features: {
      digitalBadge: features.digitalBadge,
      qrVerification: features.qrVerification,
      autoGenerate: features.autoGenerate,
    },
    cpdPoints: certification.cpdPoints,
    description: certification.description,
    validityPeriod: validity.isLifetime ? null : validity.years,
  };
};

const presentInclusions = ({ inclusions }: ShownCourse): RunDetail['inclusions'] => {
  const { meals, accommodation, materials, services } = inclusions;
  return {
    meals: {
      breakfast: meals.breakfast,
      lunch: meals.lunch,
      coffee: meals.coffee,
      dietaryOptions: meals.dietaryOptions,
    },
    accommodation: {
      included: accommodation.included,
      assistanceProvided: accommodation.assistanceProvided,
      partnerHotels: accommodation.partnerHotels,
    },
    materials: {
      courseMaterials: materials.courseMaterials,
      certificatePrinting: materials.certificatePrinting,
      practiceSupplies: materials.practiceSupplies,
      takeHome: materials.takeHome,
    },
    services: {
      airportTransfer: services.airportTransfer,
      localTransport: services.localTransport,
      translation: services.translation,
    },
  };
};

const presentPolicy = ({ policy }: ShownCourse): RunDetail['policy'] => ({
  cancellation: policy.cancellation.map(({ fromDaysBefore, refundBp, creditNoteBp }) => ({
    fromDaysBefore,
    refundBp,
    creditNoteBp,
  })),
  academyCancellationRefundBp: policy.academyCancellationRefundBp,
  rescheduling: policy.rescheduling.map(({ fromDaysBefore, fee }) => ({ fromDaysBefore, fee })),
  transfer: { fee: policy.transfer.fee, fromDaysBefore: policy.transfer.fromDaysBefore },
  creditNoteMonths: policy.creditNoteMonths,
});

const presentReviews = ({ reviews }: ShownCourse): RunDetail['reviews'] => ({
  enabled: reviews.enabled,
  requireVerifiedEnrollment: reviews.requireVerifiedEnrollment,
  allowAnonymous: reviews.allowAnonymous,
});

const presentEligibility = (course: ShownCourse): RunDetail['eligibility'] => {
  const { requiresInsurance, requiresHealthClearance } = eligibilityOf(course);
  return { requiresInsurance, requiresHealthClearance, professions: course.content.professions };
};

type Detail = { course: ShownCourse; teaching: ShownTeaching[]; files: ReadonlyMap<string, StoredFile> };

export const presentDetail = ({ course, teaching, files }: Detail, now: Date): RunDetail => {
  const teachers = teaching.map(({ instructor }) => fullName(instructor));
  return {
    ...presentSummary(course, teachers, now),
    series: course.series.slug,
    detailBadge: presentSeats(course, now).badge,
    rating: presentRating(course.series),
    schedule: presentSchedule(course),
    venue: presentVenue(course),
    contact: presentContact(course),
    media: presentMedia(course.media, files),
    coverImage: course.media.mainImage?.url ?? '',
    content: presentContent(course),
    practical: presentPractical(course),
    certification: presentCertification(course),
    inclusions: presentInclusions(course),
    attendance: { minimumRequired: course.attendance.minimumRequired },
    waitlist: {
      enabled: course.waitlist.enabled,
      autoNotifyOnAvailability: course.waitlist.autoNotifyOnAvailability,
    },
    eligibility: presentEligibility(course),
    policy: presentPolicy(course),
    reviews: presentReviews(course),
    instructorDetails: presentTeaching(teaching),
  };
};

/** In the zone of its course, and as instants for everybody else. */
export const presentSession = (
  { position, title, date, startTime, endTime, cancelledAt }: LiveSession,
  { zone }: Pick<ShownCourse, 'zone'>,
): LiveSessionView => ({
  number: position,
  title,
  date,
  startTime,
  endTime,
  startsAt: instantOf(date, startTime, zone).toISOString(),
  endsAt: instantOf(date, endTime, zone).toISOString(),
  isCancelled: cancelledAt !== null,
});
