import { list, section, text, tick } from './cleaned.ts';

export const practicalShape = {
  hasHandsOn: tick(),
  procedures: list('Procedures'),
  equipment: list('Equipment'),
  trainingType: list('Training type'),
  /** Instructors to students, as `1:4`. */
  studentRatio: text('Student ratio', 20, '1:1'),
  safetyRequirements: section({ ppeRequired: tick(), healthClearance: tick(), insuranceRequired: tick() }),
};
export const practicalSection = section(practicalShape);

/** How many learn with one instructor: 4 of `1:4`; null where it says something else. */
export const studentsPerInstructor = (ratio: string): number | null => {
  const [, instructors, students] = /^(\d{1,3})\s*:\s*(\d{1,3})$/.exec(ratio) ?? [];
  return Number(instructors) > 0 ? Math.round(Number(students) / Number(instructors)) : null;
};
