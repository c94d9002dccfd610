import type { CourseDetail } from '#contracts/courses/course-detail.ts';
import { optionWords } from '#web/lib/option-words.ts';
import { DetailSection } from '#web/ui/layout/detail-section.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { UploadedFilm } from '#web/ui/pictures/uploaded-film.tsx';
import { pictureSource } from './picture-source.ts';
import { hasMedia, shownMedia } from './shown-media.ts';

interface CourseMediaProps {
  course: CourseDetail;
  /** The picture at this address cannot be loaded. */
  onFailed: (url: string) => void;
}

/** Pictures, films, and what there is to read. */
export function CourseMedia({ course, onFailed }: CourseMediaProps) {
  if (!hasMedia(course.media)) return null;
  const { pictures, films, links } = shownMedia(course.media);
  return (
    <DetailSection id="media" title="Media">
      <ul className="mb-6 grid grid-cols-2 gap-2 empty:hidden md:grid-cols-3">
        {pictures.map((picture, index) => (
          <li key={picture.url}>
            <a href={picture.url} className="block aspect-4/3 bg-mist">
              <Picture
                src={picture.url}
                {...pictureSource(picture, '(min-width: 768px) 270px, 50vw')}
                alt={picture.alt || `Picture ${index + 1}`}
                className="size-full object-cover text-sm"
                onFailed={() => onFailed(picture.url)}
              />
            </a>
          </li>
        ))}
      </ul>
      {films.map(({ url, name }) => (
        <figure key={url} className="mb-6">
          <UploadedFilm url={url} />
          <figcaption dir="auto" className="mt-2 text-sm text-muted wrap-anywhere">
            {name || 'Video'}
          </figcaption>
        </figure>
      ))}
      <ul className="border-b border-hairline text-md empty:hidden">
        {links.map(({ url, title, type }) => (
          <li key={`${url} ${title}`} className="flex flex-wrap gap-x-4 border-t border-hairline py-2.5">
            <a href={url} rel="noopener" dir="auto" className="wrap-anywhere">
              {title || url}
            </a>
            <span className="text-muted">{optionWords(type)}</span>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
