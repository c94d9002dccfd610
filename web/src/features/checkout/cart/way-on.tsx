import type { CartCourse } from '#contracts/carts/cart.ts';
import { coursePage } from '#contracts/courses/course-pages.ts';
import { TextLink } from '#web/ui/navigation/link.tsx';

/** What can be done about a course that cannot be bought, besides taking it out; nothing for any other. */
export function WayOn({ course }: { course: CartCourse }) {
  const { problem, courseId: slug, courseType: kind, hasWaitlist } = course;
  if (problem?.code === 'under-way') return <TextLink to="/orders">Your orders</TextLink>;
  if (problem?.code !== 'full') return null;
  return hasWaitlist ? (
    <TextLink to={`/waiting-list/${slug}`}>Join the waiting list</TextLink>
  ) : (
    <TextLink to={`${coursePage({ kind, slug })}/enquiry?notice`}>Notify me</TextLink>
  );
}
