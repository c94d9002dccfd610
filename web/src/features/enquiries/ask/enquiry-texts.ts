/** What the form is called. */
export const enquiryTitle = (isNotice: boolean) =>
  isNotice ? 'Notify Me When Available' : 'Request Information';

/** What it is about and what is promised. */
export function enquiryLead(course: { title: string } | null): string {
  const promise = 'The course office answers within 24 hours.';
  return course ? `About ${course.title}. ${promise}` : promise;
}
