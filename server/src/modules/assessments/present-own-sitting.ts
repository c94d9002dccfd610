import { presentSitting } from '#server/modules/sittings/index.ts';
import type { AssessmentSitting } from './assessments.repository.ts';

/** As its sitting was begun; no slides teach what was wrong. */
export const presentOwnSitting = (sitting: AssessmentSitting, isTold: boolean) =>
  presentSitting({ sitting, test: sitting.test, slides: [], isTold });
