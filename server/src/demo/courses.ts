import { advancedFullFaceContouring } from './courses/advanced-full-face-contouring.ts';
import { botoxProfessionalTraining } from './courses/botox-professional-training.ts';
import { chemicalPeelsAndSkinResurfacing } from './courses/chemical-peels-and-skin-resurfacing.ts';
import { consentPhotographyAndRecords } from './courses/consent-photography-and-records.ts';
import { digitalSmileDesign } from './courses/digital-smile-design.ts';
import { facialAnatomyDissection } from './courses/facial-anatomy-dissection.ts';
import { laserSafetyOfficer } from './courses/laser-safety-officer.ts';
import { lipAndPerioralFillers } from './courses/lip-and-perioral-fillers.ts';
import { microneedlingAndPlateletRichPlasma } from './courses/microneedling-and-platelet-rich-plasma.ts';
import { regenerativeSkinMedicine } from './courses/regenerative-skin-medicine.ts';
import { threadLiftingMasterclass } from './courses/thread-lifting-masterclass.ts';
import type { DemoCourse } from './demo-course.ts';

/** Ten that the public sees, in every state that a course can be in, and a draft that it does not. */
export const demoCourses: readonly DemoCourse[] = [
  botoxProfessionalTraining,
  lipAndPerioralFillers,
  laserSafetyOfficer,
  facialAnatomyDissection,
  consentPhotographyAndRecords,
  advancedFullFaceContouring,
  chemicalPeelsAndSkinResurfacing,
  microneedlingAndPlateletRichPlasma,
  threadLiftingMasterclass,
  regenerativeSkinMedicine,
  digitalSmileDesign,
];
