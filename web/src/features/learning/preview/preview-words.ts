export const IS_PREVIEW = 'Preview of what is being written';
export const NOTHING_KEPT = 'Nothing you do here is kept.';
export const NO_SLIDES_YET = 'Nothing is written yet';
export const NO_SLIDES_TEXT = 'The first slide stands here as soon as it is written.';
export const NOT_MARKED = 'In a preview a test is shown and not marked.';
export const NO_NOTES = 'Notes and bookmarks are for who learns the course.';

/** Names a test in the address of a preview. */
export const testSearch = (testId: string) => `?test=${encodeURIComponent(testId)}`;
