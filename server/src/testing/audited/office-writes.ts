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
  'previewPlatformList',
]);
/** Every call by which the office changes something. */
export const officeWrites = (Object.entries(endpoints) as [EndpointName, EndpointOptions][])
  .filter(([, { access, method }]) => method !== 'GET' && !['public', 'signed-in'].includes(access))
  .map(([name]) => name)
  .filter((name) => !ONLY_ASK.has(name));
