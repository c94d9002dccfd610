import type { Books } from '../../bench/kit/books.ts';
import type { Names } from './addresses.ts';

/** What exists in the demo world, by where an address has it; paths end with a slash. */
const THINGS: Record<string, string> = {
  ':reference': `select o.reference as name from orders o join users u on u.id = o.user_id
    where u.email = 'learner@aurea.example' order by o.created_at desc`,
  ':lineId': `select l.id as name from order_lines l join orders o on o.id = l.order_id join users u on u.id = o.user_id
    where u.email = 'learner@aurea.example' order by o.created_at desc`,
  ':courseId':
    'select slug as name from courses join course_runs on course_runs.course_id = courses.id order by slug',
  ':caseId': 'select id as name from payment_cases order by id',
  ':slideId': 'select slide_id as name from version_slides order by 1',
  ':testId': 'select test_id as name from version_tests order by 1',
  ':enquiryId': 'select id as name from enquiries order by id',
  ':reviewId': 'select id as name from reviews order by id',
  ':promoId': 'select id as name from promo_codes order by id',
  ':actionId': 'select id as name from needs_action order by id',
  ':documentId': 'select id as name from documents order by id',
  '/api/admin/payment-cases/:id/': 'select id as name from payment_cases order by id',
  '/admin/general-payment/:id/': 'select id as name from payment_cases order by id',
  '/admin-courses/inperson/api/:id/':
    'select id as name from courses join course_runs on course_runs.course_id = courses.id order by slug',
  '/admin/courses/in-person/:id/':
    'select id as name from courses join course_runs on course_runs.course_id = courses.id order by slug',
  '/api/instructors/:id/': 'select id as name from instructors order by id',
  '/api/admin/instructors/:id/': 'select id as name from instructors order by id',
  '/admin/instructors/:id/': 'select id as name from instructors order by id',
  '/api/admin/certification-bodies/:id/': 'select id as name from certification_bodies order by id',
};
const SELF_PACED = 'laser-safety-officer';

/** Names of things that the demo's learner or staff may see: what does not exist is refused before anything is done with it. */
export const nameThings = async ({ pool }: Books): Promise<Names> => {
  const found = await Promise.all(
    Object.entries(THINGS).map(async ([where, query]) => {
      const { rows } = await pool.query<{ name: string }>(`${query} limit 1`);
      return [where, String(rows[0]?.name ?? 'botox')] as const;
    }),
  );
  const selfPaced = [
    '/api/elearning/courses/:courseId/',
    '/api/elearning/:courseId/',
    '/elearning/checkout/:courseId/',
    '/elearning/course/:courseId/',
    '/self-paced-online-training/:courseId/',
    '/checkout/elearning/:courseId/',
  ].map((where) => [where, SELF_PACED] as const);
  return new Map([...found, ...selfPaced, [':version', '1'], [':gateway', 'sandbox']]);
};
