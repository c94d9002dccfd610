import type { LandingCourse } from '#contracts/learning/elearning.ts';
import type { Ctx, SignedInCtx } from '#server/calls/context.ts';
import type { SelfPacedCourse, ShownTeaching } from '#server/modules/catalogue/index.ts';

/** Puts into a course that was just copied what a module downstream has of the other, in the transaction of the copy. */
export type CourseCopier = (ctx: SignedInCtx, copy: { fromId: string; toId: string }) => Promise<void>;

/** What the landing page says of a self-paced course, whether it is stored or only typed. */
export type ShownSelfPaced = Pick<
  SelfPacedCourse,
  | 'id'
  | 'slug'
  | 'code'
  | 'title'
  | 'description'
  | 'status'
  | 'media'
  | 'content'
  | 'certification'
  | 'language'
  | 'accessMonths'
  | 'priceEur'
  | 'earlyBirdPriceEur'
  | 'earlyBirdEndsAt'
  | 'publishedVersionId'
  | 'publishedVersion'
  | 'publishedAt'
  | 'modules'
  | 'slides'
  | 'seconds'
> & { series: Pick<SelfPacedCourse['series'], 'discipline' | 'ratingSum' | 'ratingCount'> };

/** Makes the public page of a self-paced course, which is of who knows its content. */
export type LandingPage = (
  ctx: Ctx,
  shown: { course: ShownSelfPaced; teaching: readonly ShownTeaching[] },
) => Promise<LandingCourse>;

declare module '#server/calls/context.ts' {
  interface Ports {
    courseCopiers: readonly CourseCopier[];
    landingPage: LandingPage;
  }
}
