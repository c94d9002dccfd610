import { ACADEMY_ZONE } from '#web/lib/academy-zone.ts';
import { builderPaths } from '#web/lib/builder-paths.ts';
import { timeIn } from '#web/lib/format.ts';

/** The page on which links to a preview are made. */
export const phonePath = (courseId: string) => `${builderPaths(courseId).preview}/phone`;

export const ON_A_PHONE = 'On a phone';
export const LINK_LEAD =
  'A link shows what is being written, as a learner would see it, to whoever has it. It leads there for one hour and asks for no login.';
export const MAKE = 'Make a link';
export const MADE = 'Point the phone’s camera here';
export const MADE_TEXT = 'The address is shown this once. You can make another one at any time.';
export const END = 'Take back';
export const NO_LINKS = 'No link leads to the preview now.';

export const untilWords = (endsAt: string) => `until ${timeIn(ACADEMY_ZONE, endsAt)} in Dubai`;
