interface Asked {
  /** None: the question is about no course. */
  course: { slug: string } | null;
  /** To be told when a seat is free. */
  isNotice?: boolean;
}

/** The page with the form. */
export function enquiryPath({ course, isNotice }: Asked): string {
  if (!course) return '/contact-us';
  return `/in-person/courses/${course.slug}/enquiry${isNotice ? '?notice' : ''}`;
}

/** The same page once the form has been sent. */
export const sentPath = (asked: Asked) => `${enquiryPath({ course: asked.course })}?sent`;
