import { complicationCaseEvenings } from './complication-case-evenings.ts';
import { consentClinicLive } from './consent-clinic-live.ts';
import type { DemoLiveCourse } from './live-course.ts';
import { skinPhysiologyLive } from './skin-physiology-live.ts';

/** One that begins in the next days, one over a change of clocks, and one that is over. */
export const demoLiveCourses: readonly DemoLiveCourse[] = [
  complicationCaseEvenings,
  skinPhysiologyLive,
  consentClinicLive,
];
