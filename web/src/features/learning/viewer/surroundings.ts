import { createContext, type ReactNode } from 'react';
import { testAddress } from './course-outline.ts';
import { PORTAL } from './viewer-words.ts';

/** What lies around the viewer: of a preview it is another place, and nothing of it is kept. */
interface Surroundings {
  /** Where its end and its exit lead. */
  exit: { to: string; label: string; exitLabel: string };
  addressOfTest: (courseId: string, testId: string) => string;
  /** Says that it is a preview; null of a course that is learned. */
  preview: ReactNode;
}

export const SurroundingsContext = createContext<Surroundings>({
  exit: { to: PORTAL, label: 'Back to your courses', exitLabel: 'Exit to your courses' },
  addressOfTest: testAddress,
  preview: null,
});
