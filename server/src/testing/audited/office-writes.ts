import type { EndpointOptions } from '#contracts/endpoint.ts';
import { type EndpointName, endpoints } from '#contracts/endpoints.ts';

/** Their questions are too long for an address. */
const ONLY_ASK = new Set<EndpointName>([
  'generateCourseCode',
  'describeFiles',
  'previewCourseMail',
  'livePreviewCourseMail',
  'previewCourse',
  'livePreviewCourse',
  'selfPacedPreviewCourse',
  'previewPlatformList',
  'timeNarration',
]);
/** Each part of a draft names who saved it last, and nobody outside reads it; that it was published is written. */
const WRITE_A_DRAFT = new Set<EndpointName>([
  'saveDraftSlide',
  'saveDraftTest',
  'removeDraftTest',
  'actOnDraft',
]);
/** Every call by which the office changes something. */
export const officeWrites = (Object.entries(endpoints) as [EndpointName, EndpointOptions][])
  .filter(([, { access, method }]) => method !== 'GET' && !['public', 'signed-in'].includes(access))
  .map(([name]) => name)
  .filter((name) => !ONLY_ASK.has(name) && !WRITE_A_DRAFT.has(name));
