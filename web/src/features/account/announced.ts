interface Announced {
  title: string;
  text: string;
  /** What of it is there already. */
  shows: 'orders' | 'nothing';
}

const ANNOUNCED: Readonly<Record<string, Announced>> = {
  '/library/live': {
    title: 'Live online courses',
    text: 'Live online courses that you are enrolled in will be listed here, with the link to join.',
    shows: 'nothing',
  },
  '/my-wishlist': {
    title: 'My wishlist',
    text: 'Courses that you keep for later will be listed here.',
    shows: 'nothing',
  },
  '/checkout': {
    title: 'Cart',
    text: 'Several courses will be paid for at once here. An in-person course is paid for from its own page.',
    shows: 'orders',
  },
};

export const findAnnounced = (pathname: string): Announced | undefined =>
  ANNOUNCED[pathname.replace(/\/$/, '')];
