export { type Begun, beginCarried } from './carrying/begin-carried.ts';
export { carryForm } from './carrying/carry-form.ts';
export { fillCarried } from './carrying/fill-carried.ts';
export { type ReadForm, readCarried } from './carrying/read-carried.ts';
export { courseOfficeEvents } from './course-office.events.ts';
export type { CourseCopier, LandingPage, ShownSelfPaced } from './course-office.ports.ts';
export { createCourseCounts } from './lists/course-counts.ts';
export { listNextRuns } from './roster/next-runs.repository.ts';
export { seatsToFill } from './roster/seats-to-fill.ts';
