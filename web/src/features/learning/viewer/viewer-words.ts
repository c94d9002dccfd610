/** What is specified of the viewer, word for word. */
export const LOADING_FAILED = 'Error Loading Course';
export const NO_SLIDES = 'No slides found';
export const NO_CONTENT = 'No course content available';
export const FINISH = 'Finish Course';

export const MOVING_FAILED = 'The new version cannot be opened now. You can go on with this one.';

/** Where a learner comes from and goes back to. */
export const PORTAL = '/elearning/portal';

export const slideCount = (number: number, count: number) => `Slide ${number} of ${count}`;
