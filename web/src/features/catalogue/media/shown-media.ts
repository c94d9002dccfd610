import type { CourseDetail } from '#contracts/courses/course-detail.ts';
import { isOwnFile } from '#web/ui/pictures/own-file.ts';
import { webLink } from '../safe-link.ts';

type Media = CourseDetail['media'];

/** Pictures and films that are kept here are shown; those from elsewhere are links, as are what one can read. */
export const shownMedia = ({ mainImage, images, videos, links, promotional }: Media) => {
  const films = [...videos, { url: promotional.videoUrl, name: 'About this course' }];
  const elsewhere = [
    ...[mainImage, ...images].map(({ url, alt }) => ({ url, title: alt, type: 'picture' })),
    ...films.map(({ url, name }) => ({ url, title: name, type: 'video' })),
  ].filter(({ url }) => !isOwnFile(url));
  return {
    pictures: images.filter(({ url }) => isOwnFile(url)),
    films: films.filter(({ url }) => isOwnFile(url)),
    links: [
      { url: promotional.brochureUrl, title: 'Brochure', type: '' },
      { url: promotional.catalogUrl, title: 'Catalog', type: '' },
      ...elsewhere,
      ...links,
    ].filter(({ url }) => webLink(url)),
  };
};

export const hasMedia = (media: Media): boolean =>
  Object.values(shownMedia(media)).some((shown) => shown.length > 0);
