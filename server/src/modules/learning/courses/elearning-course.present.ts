import type { ElearningCourse } from '#contracts/learning/elearning.ts';
import { toDecimal } from '#contracts/money.ts';
import type { Settings } from '#contracts/site/admin-settings.ts';
import { accessMonthsOf } from '#domain/courses/access-months.ts';
import { isOnOffer } from '#domain/courses/course-status.ts';
import { formatEur, rateMicro, toAed } from '#domain/money/money.ts';
import { priceOf } from '#server/modules/catalogue/index.ts';
import type { ShownSelfPaced } from '#server/modules/course-office/index.ts';
import { minutesOf, presentPublicModules } from '../versions/outline.present.ts';
import type { Outline } from '../versions/outline.ts';

type Shown = { course: ShownSelfPaced; outline: Outline; settings: Settings };

/** What everybody is told of a self-paced course. */
export const presentElearningCourse = ({ course, outline, settings }: Shown, now: Date): ElearningCourse => {
  const minutes = minutesOf(course.seconds);
  const price = priceOf(course, now);
  const { mainImage, promotional } = course.media;
  return {
    _id: course.id,
    courseId: course.slug,
    title: course.title,
    code: course.code,
    description: course.description,
    discipline: course.series.discipline,
    status: course.status,
    media: {
      thumbnail: mainImage?.url ?? '',
      coverImage: mainImage?.url ?? '',
      fallbackImage: course.media.images[0] ?? '',
      previewVideoUrl: promotional.videoUrl,
    },
    structure: {
      totalModules: course.modules,
      totalSlides: course.slides,
      estimatedDuration: minutes,
      estimatedHours: Math.ceil(minutes / 60),
    },
    modules: presentPublicModules(outline),
    pricing: {
      displayPrice: isOnOffer(course) ? displayed(price.price) : null,
      basePrice: toDecimal(price.list),
      currentPrice: toDecimal(price.price),
      isEarlyBirdActive: price.isEarlyBird,
      earlyBirdDeadline: course.earlyBirdEndsAt?.toISOString() ?? null,
    },
    price: toDecimal(price.price),
    priceAED: toDecimal(toAed(price.price, rateMicro(settings.rates.checkoutRate))),
    isFree: price.price === 0,
    isEnrollable: isOnOffer(course),
    accessMonths: accessMonthsOf(course, price.price === 0),
  };
};

const displayed = (price: Parameters<typeof formatEur>[0]): string =>
  price === 0 ? 'Free' : formatEur(price);
