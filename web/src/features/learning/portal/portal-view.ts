import { declareList, oneOf, over, words } from '#web/lists/list-address.ts';
import { PORTAL } from '../course-paths.ts';

/** Which tab, the course that is asked about, and what has just been done. */
export const portalView = declareList(PORTAL, {
  tab: oneOf(['catalog', 'my-courses']),
  restart: over(words(160)),
  done: over(oneOf(['restarted', 'accepted'])),
});

export const CATALOG = portalView.to({ tab: 'catalog' });
export const MY_COURSES = portalView.to({ tab: 'my-courses' });
