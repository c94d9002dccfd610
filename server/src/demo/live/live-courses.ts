import { caseLine } from './case-line.ts';
import { complicationCaseEvenings } from './complication-case-evenings.ts';
import { consentClinicLive } from './consent-clinic-live.ts';
import type { DemoLiveCourse } from './live-course.ts';
import { skinPhysiologyLive } from './skin-physiology-live.ts';

/** One that begins in the next days, one over a change of clocks, one that is over, and one that can be joined now. */
export const demoLiveCourses = (now: Date): readonly DemoLiveCourse[] => [
  complicationCaseEvenings,
  skinPhysiologyLive,
  consentClinicLive,
  caseLine(now),
];
