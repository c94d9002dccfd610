export const checkoutPath = (courseId: string) => `/checkout/inperson/${encodeURIComponent(courseId)}`;
