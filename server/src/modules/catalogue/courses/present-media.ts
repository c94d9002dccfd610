import type { Media } from '#contracts/course-office/sections/media.ts';
import type { CourseDetail, CoursePicture } from '#contracts/courses/course-detail.ts';
import type { StoredFile } from '#server/modules/media/index.ts';

type Files = ReadonlyMap<string, StoredFile>;

/** What visitors see of a course's files. `files` knows those that are kept here, by address. */
export const presentMedia = (media: Media, files: Files): CourseDetail['media'] => {
  const picture = (url: string, alt: string): CoursePicture => {
    const { width = null, height = null, widths = [] } = files.get(url) ?? {};
    return { url, alt, width, height, widths };
  };
  return {
    mainImage: picture(media.mainImage?.url ?? '', media.mainImage?.alt ?? ''),
    images: media.images.map((url) => picture(url, media.captions[url] ?? '')),
    videos: media.videos.map((url) => {
      const { name = '', type = '', bytes = null } = files.get(url) ?? {};
      return { url, name: media.captions[url] || name, type, bytes };
    }),
    links: media.links.map(({ title, url, type }) => ({ title, url, type })),
    promotional: {
      brochureUrl: media.promotional.brochureUrl,
      videoUrl: media.promotional.videoUrl,
      catalogUrl: media.promotional.catalogUrl,
    },
  };
};
