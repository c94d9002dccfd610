import type { EndpointName, endpoints } from '#contracts/endpoints.ts';

type Endpoints = typeof endpoints;
type Address<N extends EndpointName> = `${Endpoints[N]['method']} ${Endpoints[N]['path']}`;

/**
 * The calls that a page makes by itself. Their addresses stand here and are compared with the contracts by the compiler:
 * the contracts themselves would bring the validator to every page.
 */
export const BROWSER_CALLS = {
  authCheck: 'GET /api/auth/check',
  login: 'POST /login',
  checkBadge: 'POST /api/badges/verification',
  countCart: 'GET /api/cart/count',
  previewCart: 'POST /api/cart/preview',
  addToCart: 'POST /api/cart',
  adoptCart: 'POST /api/cart/adopt',
  addToWishlist: 'POST /api/wishlist',
  removeFromWishlist: 'POST /api/wishlist/remove',
  listOwnAnnouncements: 'GET /api/announcements',
  getSeats: 'GET /api/courses/in-person/:courseId/seats',
  getOwnPlace: 'GET /api/library/in-person/:courseId',
  findOwnWaiting: 'GET /api/waiting-places/:courseId/own',
  checkAccess: 'GET /api/elearning/courses/:courseId/access',
  listAdminCourses: 'GET /admin-courses/inperson/api',
  getAdminCourse: 'GET /admin-courses/inperson/api/:id',
  liveGetAdminCourse: 'GET /admin-courses/onlinelive/api/:id',
  selfPacedGetAdminCourse: 'GET /admin-courses/selfpaced/api/:id',
  previewCourse: 'POST /admin-courses/inperson/api/preview',
  livePreviewCourse: 'POST /admin-courses/onlinelive/api/preview',
  generateCourseCode: 'POST /admin-courses/inperson/api/generate-course-code',
  checkCourseCode: 'GET /admin-courses/inperson/api/check-course-code',
  findPeople: 'GET /api/admin/people',
  findCoursesToLink: 'GET /admin-courses/inperson/api/courses-to-link',
  deleteUnusedFile: 'POST /admin-courses/inperson/api/delete-cloudinary-file',
  getSlide: 'GET /api/elearning/courses/:courseId/versions/:version/slides/:slideId',
  listCourseFiles: 'GET /api/elearning/courses/:courseId/files',
  sendEvents: 'POST /api/elearning/:courseId/events',
  keepAnswers: 'PUT /api/elearning/courses/:courseId/tests/:testId/sittings/:sittingId/answers',
  submitTest: 'POST /api/elearning/courses/:courseId/tests/:testId/sittings/:sittingId/submit',
  keepAssessmentAnswers: 'PUT /api/library/in-person/:courseId/test/sittings/:sittingId/answers',
  submitAssessment: 'POST /api/library/in-person/:courseId/test/sittings/:sittingId/submit',
  listNotes: 'GET /api/elearning/courses/:courseId/notes',
  putNote: 'PUT /api/elearning/courses/:courseId/notes/:id',
  deleteNote: 'DELETE /api/elearning/courses/:courseId/notes/:id',
  putBookmark: 'PUT /api/elearning/courses/:courseId/bookmarks/:id',
  deleteBookmark: 'DELETE /api/elearning/courses/:courseId/bookmarks/:id',
  getLiveSession: 'GET /api/live/:courseId',
  beatPresence: 'POST /api/live/presence',
  keepRecordingPosition: 'POST /api/live/:courseId/recordings/:sessionId/position',
  putCaptions: 'PUT /admin-courses/onlinelive/api/:courseId/recordings/:sessionId/captions',
  setOwnZone: 'PUT /api/profile/zone',
  getAttendance: 'GET /api/admin/in-person-courses/:courseId/attendance',
  noteAttendance: 'POST /api/admin/in-person-courses/:courseId/attendance/marks',
  previewPlatformList: 'POST /api/admin/live-courses/:courseId/attendance/platform-list/preview',
  takeOverPlatformList: 'POST /api/admin/live-courses/:courseId/attendance/platform-list',
  getCheckInCodes: 'GET /api/admin/in-person-courses/:courseId/attendance/codes',
  saveDraftTest: 'PUT /admin-courses/selfpaced/api/:id/draft/tests/:testId',
  getQuestionFigures: 'GET /admin-courses/selfpaced/api/:id/analysis/questions/:questionId',
  deleteCourseFile: 'POST /admin-courses/inperson/api/:id/delete-file',
  liveDeleteCourseFile: 'POST /admin-courses/onlinelive/api/:id/delete-file',
  selfPacedDeleteCourseFile: 'POST /admin-courses/selfpaced/api/:id/delete-file',
  getDraft: 'GET /admin-courses/selfpaced/api/:id/draft',
  getDraftSlide: 'GET /admin-courses/selfpaced/api/:id/draft/slides/:slideId',
  saveDraftSlide: 'PUT /admin-courses/selfpaced/api/:id/draft/slides/:slideId',
  actOnDraft: 'POST /admin-courses/selfpaced/api/:id/draft/acts',
} as const satisfies { [N in EndpointName]?: Address<N> };

export type BrowserCall = keyof typeof BROWSER_CALLS;
