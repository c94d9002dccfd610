import type { MoveFigures } from '#domain/policies/moving.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import type { Run } from '../../catalogue/index.ts';
import type { LineAtHand } from '../line-at-hand.ts';
import { licenceObstacleOn } from './licence-on.ts';
import { requireRun } from './runs-to-move-to.ts';
import { isCovered, type OtherFigures, otherTerms, requireFee, termsOfMove } from './terms-of-move.ts';

const UNCOVERED =
  'More would go back than has been paid so far. Please pay what is still open first, or contact us.';

type Quoted = {
  courseId: string;
  other?: OtherFigures | undefined;
  /** Staff have seen the licences of its people themselves, or waive them. */
  licenceSeen?: boolean | undefined;
};

/** Where a line would go, and for what, by the rules of today unless other figures are asked for. */
export const quoteMove = async (
  ctx: Pick<Ctx, 'db' | 'now' | 'ports'>,
  at: LineAtHand,
  { courseId, other, licenceSeen }: Quoted,
): Promise<{ to: Run; figures: MoveFigures }> => {
  const to = await requireRun(ctx, at, courseId);
  const obstacle = licenceSeen ? null : await licenceObstacleOn(ctx, at, to);
  if (obstacle) throw new AppError('wrong-state', { message: obstacle });
  const figures = other
    ? otherTerms(ctx, at, other)
    : await termsOfMove(ctx, at, { to, fee: requireFee(at) });
  if (!isCovered(at, figures)) throw new AppError('wrong-state', { message: UNCOVERED });
  return { to, figures };
};
