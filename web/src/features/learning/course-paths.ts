export const PORTAL = '/elearning/portal';

export const landingPath = (slug: string): string => `/self-paced-online-training/${slug}`;
export const checkoutPath = (slug: string): string => `/checkout/elearning/${slug}`;
export const viewerPath = (slug: string): string => `/elearning/course/${slug}`;
