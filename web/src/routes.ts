import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The pages of a kind of course on certain days: its list, and below the pages of a course. */
const runPages = (list: string, course: string) =>
  [
    [list, 'routes/site/course-list.tsx'],
    [`${course}/:courseId`, 'routes/site/course-detail.tsx'],
    [`${course}/:courseId/enquiry`, 'routes/site/enquiry.tsx'],
    [`${course}/:courseId/reviews`, 'routes/site/course-reviews.tsx'],
  ].map(([path = '', file = '']) => route(path, file, { id: path }));

type ManagerPages = readonly (readonly [address: string, file: string])[];

/** The manager of another kind of course: the pages of that in person, by their files, at addresses of its own. */
const managerAt = (name: string, path: string, pages: ManagerPages) =>
  pages.map(([address, file]) =>
    route(`admin/courses/${path}${address}`, `routes/admin/courses/${file}.tsx`, { id: `${name}/${file}` }),
  );

// The site map. Addresses are the specified ones; what is sold later leads to a page that says what will be there.
export default [
  layout('routes/site/layout.tsx', [
    index('routes/site/home.tsx'),
    ...runPages('in-person-aesthetic-training', 'in-person/courses'),
    ...runPages('online-live-training', 'online-live-training'),
    route('self-paced-online-training/:courseId/reviews', 'routes/site/elearning-reviews.tsx'),
    route('contact-us', 'routes/site/contact.tsx'),
    route('courses/:courseId?', 'routes/site/course-redirect.tsx'),
    route('our-instructors', 'routes/site/instructors.tsx'),
    route('training-centres', 'routes/site/training-centres.tsx'),
    route('NewsDetails', 'routes/site/news.tsx'),
    route('NewsDetails/:slug', 'routes/site/news-article.tsx'),
    route('search', 'routes/site/search.tsx'),
    route('verify', 'routes/site/verify.tsx'),
    route('verify/:number', 'routes/site/verification.tsx'),
    ...[
      'training-programs',
      'all-courses',
      'hands-on-surgical-courses',
      'comprehensive-training-programs',
      'specialized-training-programs',
      'advanced-aesthetic-techniques',
      'interactive-webinar-programs',
    ].map((path) => route(path, 'routes/site/catalogue-page.tsx', { id: path })),
    ...['self-paced-online-training', 'on-demand-courses'].map((path) =>
      route(path, 'routes/site/elearning-catalogue.tsx', { id: path }),
    ),
    route('self-paced-online-training/:courseId', 'routes/site/elearning-landing.tsx'),
    ...[
      'in-company-courses',
      'mentorship-program',
      'corporate-aesthetic-training',
      'new-trainers-required',
    ].map((path) => route(path, 'routes/site/announced-page.tsx', { id: path })),
    ...['about-us', 'mission-vision', 'terms', 'privacy', 'refund'].map((path) =>
      route(path, 'routes/site/prose-page.tsx', { id: path }),
    ),
    // `/why-{brand}`: a part of a segment cannot be a parameter, so the page looks for itself.
    route(':page', 'routes/site/prose-page.tsx', { id: 'why' }),
    route('api/docs', 'routes/site/api-docs.tsx'),
    route('dev/mailbox', 'routes/site/mailbox.tsx'),

    route('login', 'routes/account/login.tsx'),
    route('signup', 'routes/account/signup.tsx'),
    route('logout', 'routes/account/logout.tsx'),
    route('forgot-password', 'routes/account/forgot-password.tsx'),
    route('reset-password', 'routes/account/reset-password.tsx'),
    route('verify-email', 'routes/account/verify-email.tsx'),
    route('dashboard', 'routes/account/dashboard.tsx'),
    route('profile', 'routes/account/profile.tsx'),
    route('orders', 'routes/account/orders.tsx'),
    route('orders/:reference', 'routes/account/order.tsx'),
    route('orders/:reference/lines/:lineId/change', 'routes/account/change-plans.tsx'),
    route('waiting-list', 'routes/account/waiting-lists.tsx'),
    route('waiting-list/:courseId', 'routes/account/waiting-list.tsx'),
    route('claim/:reference/:token', 'routes/claim/claim.tsx'),
    route('library', 'routes/account/library.tsx'),
    route('library/in-person', 'routes/account/library-in-person.tsx'),
    route('my-courses', 'routes/account/my-courses.tsx'),
    route('certificates', 'routes/account/certificates.tsx'),
    route('certificates/why/:courseId', 'routes/account/certificate-rules.tsx'),
    route('certificates/why/:courseId/film', 'routes/account/certificate-film.tsx'),
    route('certificates/:number', 'routes/account/certificate.tsx'),
    route('reviews/:courseId', 'routes/account/review.tsx'),
    route('elearning/course/:courseId/notes', 'routes/learning/notes.tsx'),
    route('library/self-paced', 'routes/account/library-self-paced.tsx'),
    route('elearning/portal', 'routes/account/portal.tsx'),
    route('live/:courseId', 'routes/account/live.tsx'),
    route('library/live', 'routes/account/library-live.tsx'),
    route('my-wishlist', 'routes/cart/wishlist.tsx'),
    route('checkout', 'routes/cart/cart.tsx'),
    route('checkout/guest', 'routes/cart/guest.tsx'),

    route('payment/success', 'routes/checkout/success.tsx', { id: 'payment/success' }),
    route('payment/failure', 'routes/checkout/failure.tsx', { id: 'payment/failure' }),
    route('inperson/payment/success', 'routes/checkout/success.tsx'),
    route('inperson/payment/failure', 'routes/checkout/failure.tsx'),
    route('live/payment/success', 'routes/checkout/success.tsx', { id: 'live/payment/success' }),
    route('live/payment/failure', 'routes/checkout/failure.tsx', { id: 'live/payment/failure' }),
    route('elearning/payment/success', 'routes/checkout/success.tsx', { id: 'elearning/payment/success' }),
    route('elearning/payment/failure', 'routes/checkout/failure.tsx', { id: 'elearning/payment/failure' }),
  ]),

  layout('routes/checkout/layout.tsx', [
    route('checkout/inperson/:courseId', 'routes/checkout/in-person.tsx'),
    route('checkout/live/:courseId', 'routes/checkout/live.tsx'),
    route('checkout/elearning/:courseId', 'routes/checkout/self-paced.tsx'),
  ]),

  route('elearning/kept', 'routes/learning/kept.tsx'),
  route('elearning/course/:courseId', 'routes/learning/viewer.tsx'),
  route('elearning/course/:courseId/test/:testId', 'routes/learning/test.tsx'),
  route('library/in-person/:courseId/test', 'routes/learning/assessment.tsx'),

  layout('routes/payment/layout.tsx', [
    route('payment/general/:token', 'routes/payment/link.tsx'),
    route('payment/general/:token/success', 'routes/payment/link-success.tsx'),
    route('payment/general/:token/failed', 'routes/payment/link-failed.tsx'),
    route('payment/returned/:token', 'routes/payment/returned.tsx'),
  ]),

  // The screen in the room, and the phone that is pointed at it.
  route('admin/courses/in-person/:courseId/check-in', 'routes/room/check-in.tsx'),
  layout('routes/room/layout.tsx', [
    route('in', 'routes/room/arrive.tsx'),
    route('in/:sessionId/:token', 'routes/room/arrive.tsx', { id: 'routes/room/scanned' }),
  ]),

  layout('routes/admin/layout.tsx', [
    route('admin', 'routes/admin/home.tsx'),
    route('admin/orders', 'routes/admin/orders.tsx'),
    route('admin/orders/new', 'routes/admin/sell.tsx'),
    route('admin/orders/:reference/lines/:lineId/cancel', 'routes/admin/cancel-line.tsx'),
    route('admin/orders/:reference/lines/:lineId/move', 'routes/admin/move-line.tsx'),
    route('admin/orders/:reference/lines/:lineId/pass-on', 'routes/admin/pass-on-line.tsx'),
    route('admin/orders/:reference', 'routes/admin/order.tsx'),
    route('admin/enquiries', 'routes/admin/enquiries.tsx'),
    route('admin/enquiries/:enquiryId', 'routes/admin/enquiry.tsx'),
    route('admin/actions', 'routes/admin/actions.tsx'),
    route('admin/courses/in-person', 'routes/admin/courses/courses.tsx'),
    route('admin/courses/in-person/create', 'routes/admin/courses/course-create.tsx'),
    route('admin/courses/in-person/notifications', 'routes/admin/courses/course-notifications.tsx'),
    route('admin/courses/in-person/:id/edit', 'routes/admin/courses/course-edit.tsx'),
    route('admin/courses/in-person/:id/history', 'routes/admin/courses/course-history.tsx'),
    route('admin/courses/in-person/:id/announcements', 'routes/admin/courses/announcements.tsx'),
    route('admin/courses/in-person/:id/announcements/:noticeId', 'routes/admin/courses/announcement.tsx'),
    route('admin/courses/in-person/:courseId/roster', 'routes/admin/courses/roster.tsx'),
    route('admin/courses/in-person/:courseId/attendance', 'routes/admin/courses/attendance.tsx'),
    route(
      'admin/courses/in-person/:courseId/attendance/:enrolmentId/film',
      'routes/admin/courses/attendance-film.tsx',
    ),
    route('admin/courses/in-person/:courseId/move', 'routes/admin/courses/move-participants.tsx'),
    route('admin/courses/in-person/:courseId/cancel', 'routes/admin/courses/cancel-participants.tsx'),
    route('admin/courses/self-paced/:id/content', 'routes/admin/builder/content.tsx'),
    route('admin/courses/self-paced/:id/analysis', 'routes/admin/builder/analysis.tsx'),
    route('admin/courses/self-paced/:id/analysis/learners', 'routes/admin/builder/analysis-learners.tsx'),
    route('admin/instructors', 'routes/admin/instructors.tsx'),
    route('admin/instructors/create', 'routes/admin/instructor.tsx', { id: 'admin/instructors/create' }),
    route('admin/instructors/:id/edit', 'routes/admin/instructor.tsx', { id: 'admin/instructors/edit' }),
    route('admin/certification-bodies', 'routes/admin/certification-bodies.tsx'),
    route('admin/promo-codes', 'routes/admin/promo-codes.tsx'),
    route('admin/reviews', 'routes/admin/reviews.tsx'),
    route('admin/certificates', 'routes/admin/certificates/certificates.tsx'),
    route('admin/certificates/held-back', 'routes/admin/certificates/held-back.tsx'),
    route('admin/certificates/issue', 'routes/admin/certificates/issue.tsx'),
    route('admin/certificates/revoke', 'routes/admin/certificates/revoke.tsx'),
    route('admin/certificates/import', 'routes/admin/certificates/import.tsx'),
    route('admin/certificates/:number', 'routes/admin/certificates/certificate.tsx'),
    route('admin/ready', 'routes/admin/ready.tsx'),
    route('admin/settings', 'routes/admin/settings.tsx'),
    route('admin/fire-drill', 'routes/admin/fire-drill.tsx'),
    ...managerAt('live', 'webinar', [
      ['', 'courses'],
      ['/create', 'course-create'],
      ['/notifications', 'course-notifications'],
      ['/:id/edit', 'course-edit'],
      ['/:id/history', 'course-history'],
      ['/:id/announcements', 'announcements'],
      ['/:id/announcements/:noticeId', 'announcement'],
      ['/:courseId/roster', 'roster'],
      ['/:courseId/recordings', 'recordings'],
      ['/:courseId/attendance', 'attendance'],
      ['/:courseId/attendance/list', 'platform-list'],
    ]),
    ...managerAt('self-paced', 'self-paced', [
      ['', 'self-paced-courses'],
      ['/create', 'course-create'],
      ['/:id/edit', 'course-edit'],
      ['/:id/history', 'course-history'],
    ]),
    route('admin/general-payment', 'routes/admin/payment-cases/payment-cases.tsx'),
    route('admin/general-payment/create', 'routes/admin/payment-cases/payment-case-create.tsx'),
    route('admin/general-payment/:id/edit', 'routes/admin/payment-cases/payment-case-edit.tsx'),
    route('admin/general-payment/:id/preview', 'routes/admin/payment-cases/payment-case-preview.tsx'),
  ]),

  route('*', 'routes/site/not-found.tsx'),
] satisfies RouteConfig;
