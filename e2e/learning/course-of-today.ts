import type { Page } from '@playwright/test';
import type { AdminCourse } from '#contracts/course-office/admin-course.ts';
import { addCourse } from '../course-manager.ts';

/** Where it is noon or a little before, whenever the journey is walked. */
export const noonZone = () => {
  const ahead = 11 - new Date().getUTCHours();
  const zone = ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
  const today = new Date(Date.now() + ahead * 3_600_000).toISOString().slice(0, 10);
  return { zone, today };
};

type Wish = {
  practicalRequired?: boolean;
  videoSubmissionRequired?: boolean;
  assessment?: Partial<AdminCourse['assessment']>;
};

/** A course of one day that begins in an hour or two. */
export const addCourseOfToday = async (
  page: Page,
  { assessment = { required: false }, ...wish }: Wish = {},
): Promise<AdminCourse> => {
  const { zone, today } = noonZone();
  const timeSlots = { startTime: '13:00', endTime: '17:00', lunchBreak: '' };
  const schedule = {
    startDate: today,
    endDate: today,
    registrationDeadline: null,
    venueTimezone: zone,
    timeSlots,
  };
  const requirements = {
    ...{ minimumAttendance: 80, minimumScore: 0, practicalRequired: false },
    ...{ examRequired: false, videoSubmissionRequired: false },
    ...wish,
  };
  return addCourse(page, { schedule, certification: { requirements }, assessment });
};
