export const PORTAL = '/elearning/portal';
/** What is kept on this device, of whoever is signed in. */
export const KEPT_PAGE = '/elearning/kept';

export const landingPath = (slug: string): string => `/self-paced-online-training/${slug}`;
export const checkoutPath = (slug: string): string => `/checkout/elearning/${slug}`;
export const viewerPath = (slug: string): string => `/elearning/course/${slug}`;
