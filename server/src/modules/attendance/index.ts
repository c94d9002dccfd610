export { attendanceEvents } from './attendance.events.ts';
export { createCheckInCodes } from './check-in-codes.ts';
export { evidenceOf, type RunEvidence } from './evidence-of.ts';
