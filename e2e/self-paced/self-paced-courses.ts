export const SELF_PACED_COURSES = '/admin/courses/self-paced';
export const SELF_PACED_CALLS = '/admin-courses/selfpaced/api';
