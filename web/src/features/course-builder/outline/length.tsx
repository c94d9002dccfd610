import type { DraftDesk } from '../desk/draft-desk.ts';
import { useDesk } from '../desk/use-desk.ts';
import { lengthOf } from './outline-changes.ts';

interface LengthProps {
  desk: DraftDesk;
  slideIds: readonly string[];
}

/** How long these slides take. */
export const Length = ({ desk, slideIds }: LengthProps) =>
  useDesk(desk, ({ heads }) => lengthOf(slideIds, heads));
