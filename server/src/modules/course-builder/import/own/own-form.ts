import type { ExportedCourse } from '#contracts/course-builder/import.ts';
import type { Media } from '#contracts/course-office/sections/media.ts';
import { type ReadForm, readCarried } from '#server/modules/course-office/index.ts';
import { LINES } from '../import-words.ts';
import type { Report } from '../report.ts';
import { isPacked } from './readdressed.ts';

/** The form of an export as far as it is understood; the first exports had none. */
export const formOf = ({ form }: ExportedCourse, report: Report): ReadForm | null => {
  if (!form) return null;
  const read = readCarried(form);
  for (const line of read.lines) report.tell(line);
  const { media } = read.sections;
  return media ? { ...read, sections: { ...read.sections, media: withoutOthers(media, report) } } : read;
};

/** Of uploaded files it may name those that came with it alone: another could be anybody's here. */
const withoutOthers = (media: Media, report: Report): Media => {
  const left = new Set<string>();
  const isOurs = (url: string) => {
    const ours = !url.startsWith('/files/') || isPacked(url);
    if (!ours) left.add(url);
    return ours;
  };
  const { mainImage, promotional } = media;
  const orNone = (url: string) => (isOurs(url) ? url : '');
  const kept = {
    ...media,
    mainImage: mainImage && isOurs(mainImage.url) ? mainImage : null,
    documents: media.documents.filter(isOurs),
    images: media.images.filter(isOurs),
    videos: media.videos.filter(isOurs),
    links: media.links.filter(({ url }) => isOurs(url)),
    captions: Object.fromEntries(Object.entries(media.captions).filter(([url]) => isOurs(url))),
    promotional: {
      brochureUrl: orNone(promotional.brochureUrl),
      videoUrl: orNone(promotional.videoUrl),
      catalogUrl: orNone(promotional.catalogUrl),
    },
  };
  for (const url of left) report.tell(LINES.foreignFile(url));
  return kept;
};
