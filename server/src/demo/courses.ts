import { acneScarCombinationTherapy } from './courses/acne-scar-combination-therapy.ts';
import { advancedFullFaceContouring } from './courses/advanced-full-face-contouring.ts';
import { botoxProfessionalTraining } from './courses/botox-professional-training.ts';
import { botoxBerlin, botoxLondon, botoxMilan } from './courses/botox-runs-europe.ts';
import { botoxAbuDhabi, botoxDoha, botoxDubai, botoxRiyadh } from './courses/botox-runs-gulf.ts';
import { chemicalPeelsAndSkinResurfacing } from './courses/chemical-peels-and-skin-resurfacing.ts';
import { complicationsAndUltrasound } from './courses/complications-and-ultrasound.ts';
import { consentPhotographyAndRecords } from './courses/consent-photography-and-records.ts';
import { dermalFillersFoundation } from './courses/dermal-fillers-foundation.ts';
import { digitalSmileDesign } from './courses/digital-smile-design.ts';
import { emergenciesInTheClinic } from './courses/emergencies-in-the-clinic.ts';
import { facialAestheticsForDentists } from './courses/facial-aesthetics-for-dentists.ts';
import { facialAnatomyDissection } from './courses/facial-anatomy-dissection.ts';
import { hairRestorationFue } from './courses/hair-restoration-fue.ts';
import { laserAndIplInPractice } from './courses/laser-and-ipl-in-practice.ts';
import { laserSafetyOfficer } from './courses/laser-safety-officer.ts';
import { laserSafetyOfficerDubai } from './courses/laser-safety-officer-dubai.ts';
import { lipAndPerioralFillers } from './courses/lip-and-perioral-fillers.ts';
import { lipAndPerioralFillersMadrid } from './courses/lip-and-perioral-fillers-madrid.ts';
import { lowerFaceToxin } from './courses/lower-face-toxin.ts';
import { microneedlingAndPlateletRichPlasma } from './courses/microneedling-and-platelet-rich-plasma.ts';
import { nonSurgicalRhinoplasty } from './courses/non-surgical-rhinoplasty.ts';
import { regenerativeSkinMedicine } from './courses/regenerative-skin-medicine.ts';
import { skinBoostersAndMesotherapy } from './courses/skin-boosters-and-mesotherapy.ts';
import { tearTroughAndMidface } from './courses/tear-trough-and-midface.ts';
import { threadLiftingMasterclass } from './courses/thread-lifting-masterclass.ts';
import { upperLidBlepharoplasty } from './courses/upper-lid-blepharoplasty.ts';
import type { DemoCourse } from './runs/demo-course.ts';

/** In every state that a course can be in; a draft and a cancelled one are not for the public. */
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
  botoxRiyadh,
  botoxLondon,
  botoxMilan,
  botoxDoha,
  botoxDubai,
  botoxAbuDhabi,
  botoxBerlin,
  dermalFillersFoundation,
  complicationsAndUltrasound,
  tearTroughAndMidface,
  lowerFaceToxin,
  facialAestheticsForDentists,
  laserAndIplInPractice,
  upperLidBlepharoplasty,
  acneScarCombinationTherapy,
  hairRestorationFue,
  skinBoostersAndMesotherapy,
  nonSurgicalRhinoplasty,
  emergenciesInTheClinic,
  laserSafetyOfficerDubai,
  lipAndPerioralFillersMadrid,
];
