import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

// The site map. Addresses are the specified ones; what is sold later leads to a page that says what will be there.
export default [
  layout('routes/site/layout.tsx', [
    index('routes/site/home.tsx'),
    route('in-person-aesthetic-training', 'routes/site/course-list.tsx'),
    route('in-person/courses/:courseId', 'routes/site/course-detail.tsx'),
    route('in-person/courses/:courseId/enquiry', 'routes/site/enquiry.tsx'),
    route('contact-us', 'routes/site/contact.tsx'),
    route('in-person/courses/:courseId/reviews', 'routes/site/course-reviews.tsx'),
    route('courses/:courseId', 'routes/site/course-redirect.tsx'),
    route('our-instructors', 'routes/site/instructors.tsx'),
    route('training-centres', 'routes/site/training-centres.tsx'),
    route('NewsDetails', 'routes/site/news.tsx'),
    route('NewsDetails/:slug', 'routes/site/news-article.tsx'),
    route('search', 'routes/site/search.tsx'),
    ...[
      'training-programs',
      'all-courses',
      'hands-on-surgical-courses',
      'comprehensive-training-programs',
      'specialized-training-programs',
      'advanced-aesthetic-techniques',
    ].map((path) => route(path, 'routes/site/catalogue-page.tsx', { id: path })),
    ...[
      'interactive-webinar-programs',
      'online-live-training',
      'self-paced-online-training',
      'on-demand-courses',
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
    route('library', 'routes/account/library.tsx'),
    route('library/in-person', 'routes/account/library-in-person.tsx'),
    route('my-courses', 'routes/account/my-courses.tsx'),
    route('reviews/:courseId', 'routes/account/review.tsx'),
    ...['library/self-paced', 'library/live', 'my-wishlist', 'elearning/portal', 'checkout'].map((path) =>
      route(path, 'routes/account/announced-page.tsx', { id: path }),
    ),

    route('inperson/payment/success', 'routes/checkout/success.tsx'),
    route('inperson/payment/failure', 'routes/checkout/failure.tsx'),
  ]),

  layout('routes/checkout/layout.tsx', [
    route('checkout/inperson/:courseId', 'routes/checkout/in-person.tsx'),
  ]),

  route('elearning/course/:courseId', 'routes/learning/viewer.tsx'),
  route('elearning/course/:courseId/test/:testId', 'routes/learning/test.tsx'),

  layout('routes/payment/layout.tsx', [
    route('payment/general/:token', 'routes/payment/link.tsx'),
    route('payment/general/:token/success', 'routes/payment/link-success.tsx'),
    route('payment/general/:token/failed', 'routes/payment/link-failed.tsx'),
    route('payment/returned/:token', 'routes/payment/returned.tsx'),
  ]),

  layout('routes/admin/layout.tsx', [
    route('admin', 'routes/admin/home.tsx'),
    route('admin/orders', 'routes/admin/orders.tsx'),
    route('admin/orders/:reference', 'routes/admin/order.tsx'),
    route('admin/enquiries', 'routes/admin/enquiries.tsx'),
    route('admin/enquiries/:enquiryId', 'routes/admin/enquiry.tsx'),
    route('admin/actions', 'routes/admin/actions.tsx'),
    route('admin/courses/in-person', 'routes/admin/courses/courses.tsx'),
    route('admin/courses/in-person/create', 'routes/admin/courses/course-create.tsx'),
    route('admin/courses/in-person/notifications', 'routes/admin/courses/course-notifications.tsx'),
    route('admin/courses/in-person/:id/edit', 'routes/admin/courses/course-edit.tsx'),
    route('admin/courses/in-person/:id/history', 'routes/admin/courses/course-history.tsx'),
    route('admin/courses/in-person/:courseId/roster', 'routes/admin/courses/roster.tsx'),
    route('admin/instructors', 'routes/admin/instructors.tsx'),
    route('admin/instructors/create', 'routes/admin/instructor.tsx', { id: 'admin/instructors/create' }),
    route('admin/instructors/:id/edit', 'routes/admin/instructor.tsx', { id: 'admin/instructors/edit' }),
    route('admin/certification-bodies', 'routes/admin/certification-bodies.tsx'),
    route('admin/promo-codes', 'routes/admin/promo-codes.tsx'),
    route('admin/reviews', 'routes/admin/reviews.tsx'),
    route('admin/settings', 'routes/admin/settings.tsx'),
    route('admin/courses/webinar', 'routes/admin/announced-page.tsx', { id: 'admin/courses/webinar' }),
    route('admin/general-payment', 'routes/admin/payment-cases/payment-cases.tsx'),
    route('admin/general-payment/create', 'routes/admin/payment-cases/payment-case-create.tsx'),
    route('admin/general-payment/:id/edit', 'routes/admin/payment-cases/payment-case-edit.tsx'),
    route('admin/general-payment/:id/preview', 'routes/admin/payment-cases/payment-case-preview.tsx'),
  ]),

  route('*', 'routes/site/not-found.tsx'),
] satisfies RouteConfig;
