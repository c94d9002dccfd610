export const LESSONS = '/elearning/course/botox-professional-training';

/** What stands for the parameters of an address. */
export const SAMPLES: Record<string, string> = {
  '/elearning/course/:courseId': LESSONS,
  '/elearning/course/:courseId/notes': `${LESSONS}/notes`,
  '/elearning/course/:courseId/test/:testId': `${LESSONS}/test/final-test`,
  '/self-paced-online-training/:courseId/reviews':
    '/self-paced-online-training/botox-professional-training/reviews',
  '/in-person/courses/:courseId': '/in-person/courses/botox-professional-training-dubai-clinic',
  '/in-person/courses/:courseId/enquiry':
    '/in-person/courses/botox-professional-training-dubai-clinic/enquiry',
  '/in-person/courses/:courseId/reviews':
    '/in-person/courses/botox-professional-training-dubai-clinic/reviews',
  '/online-live-training/:courseId': '/online-live-training/skin-physiology-live',
  '/online-live-training/:courseId/enquiry': '/online-live-training/skin-physiology-live/enquiry',
  '/online-live-training/:courseId/reviews': '/online-live-training/skin-physiology-live/reviews',
  '/library/in-person/:courseId/test': '/library/in-person/skin-boosters-and-mesotherapy/test',
  '/waiting-list/:courseId': '/waiting-list/advanced-full-face-contouring',
  '/claim/:reference/:token': '{gift}',
  '/reviews/:courseId': '/reviews/botox-professional-training-dubai-clinic',
  '/courses/:courseId?': '/courses/botox-professional-training-dubai-clinic',
  '/self-paced-online-training/:courseId': '/self-paced-online-training/botox-professional-training',
  '/checkout/elearning/:courseId': '/checkout/elearning/botox-professional-training',
  '/checkout/live/:courseId': '/checkout/live/skin-physiology-live',
  '/checkout/inperson/:courseId': '/checkout/inperson/laser-safety-officer',
  '/NewsDetails/:slug': '/NewsDetails/darker-skin-first',
  '/:page': '/why-aurea-academy',
  '/orders/:reference': '/orders/{order}',
  '/orders/:reference/lines/:lineId/change': '/orders/{line}/change',
  '/admin/orders/:reference/lines/:lineId/cancel': '/admin/orders/{line}/cancel',
  '/admin/orders/:reference/lines/:lineId/move': '/admin/orders/{line}/move',
  '/admin/orders/:reference/lines/:lineId/pass-on': '/admin/orders/{line}/pass-on',
  '/admin/orders/:reference': '/admin/orders/{order}',
  '/admin/enquiries/:enquiryId': '/admin/enquiries/{enquiry}',
  '/admin/courses/in-person/:courseId/roster':
    '/admin/courses/in-person/botox-professional-training-dubai-clinic/roster',
  '/in/:sessionId/:token': '/in/018f0000-0000-7000-8000-000000000000/no-such-code',
  '/admin/courses/in-person/:courseId/attendance':
    '/admin/courses/in-person/botox-professional-training-dubai-clinic/attendance',
  '/admin/courses/in-person/:courseId/attendance/:enrolmentId/film':
    '/admin/courses/in-person/botox-professional-training-dubai-clinic/attendance/{enrolment}/film',
  '/admin/courses/in-person/:courseId/check-in':
    '/admin/courses/in-person/botox-professional-training-dubai-clinic/check-in',
  '/admin/courses/in-person/:courseId/move':
    '/admin/courses/in-person/botox-professional-training-dubai-clinic/move?lines={places}',
  '/admin/courses/in-person/:courseId/cancel':
    '/admin/courses/in-person/botox-professional-training-dubai-clinic/cancel?lines={places}',
  '/admin/courses/in-person/:id/edit': '/admin/courses/in-person/{course}/edit',
  '/admin/courses/in-person/:id/history': '/admin/courses/in-person/{course}/history',
  '/admin/courses/in-person/:id/announcements': '/admin/courses/in-person/{course}/announcements',
  '/admin/courses/in-person/:id/announcements/:noticeId': '/admin/courses/in-person/{announcement}',
  '/admin/courses/webinar/:id/announcements': '/admin/courses/webinar/{live}/announcements',
  '/admin/courses/webinar/:id/announcements/:noticeId': '/admin/courses/webinar/{live announcement}',
  '/admin/courses/webinar/:id/edit': '/admin/courses/webinar/{live}/edit',
  '/admin/courses/webinar/:id/history': '/admin/courses/webinar/{live}/history',
  '/admin/courses/webinar/:courseId/roster': '/admin/courses/webinar/{live}/roster',
  '/admin/courses/webinar/:courseId/recordings': '/admin/courses/webinar/consent-clinic-live/recordings',
  '/admin/courses/webinar/:courseId/attendance': '/admin/courses/webinar/consent-clinic-live/attendance',
  '/admin/courses/webinar/:courseId/attendance/list':
    '/admin/courses/webinar/consent-clinic-live/attendance/list',
  '/admin/courses/self-paced/:id/edit': '/admin/courses/self-paced/{self-paced}/edit',
  '/admin/courses/self-paced/:id/content': '/admin/courses/self-paced/{self-paced}/content',
  '/admin/courses/self-paced/:id/history': '/admin/courses/self-paced/{self-paced}/history',
  '/admin/instructors/:id/edit': '/admin/instructors/{instructor}/edit',
  '/admin/general-payment/:id/edit': '/admin/general-payment/{case}/edit',
  '/admin/general-payment/:id/preview': '/admin/general-payment/{case}/preview',
  '/live/:courseId': '/live/complication-case-evenings',
  '/verify/:number': '/verify/{certificate}',
  '/certificates/:number': '/certificates/{certificate}',
  '/certificates/why/:courseId': '/certificates/why/botox-professional-training',
  '/certificates/why/:courseId/film': '/certificates/why/botox-professional-training-dubai-clinic/film',
  '/admin/certificates/:number': '/admin/certificates/{certificate}',
  '/payment/general/:token': '{link:fixed}',
  '/payment/general/:token/success': '{link:paid}/success',
  '/payment/general/:token/failed': '{link:fixed}/failed',
  '/payment/returned/:token': '/payment/returned/{returned}',
};
