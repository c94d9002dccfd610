import type { CoursePicture } from '#contracts/courses/course-detail.ts';
import { isOwnFile } from '#web/ui/pictures/own-file.ts';
import type { PictureSource } from '#web/ui/pictures/picture.tsx';

/** How the browser gets a picture that is kept here, in the width that it needs; `sizes` says how wide it is shown. */
export const pictureSource = (picture: CoursePicture, sizes: string): PictureSource | undefined => {
  const { url, alt, width, height, widths } = picture;
  if (!isOwnFile(url)) return undefined;
  if (!width || !height) return { src: url, alt };
  const smaller = widths.map((one) => `${url}?w=${one} ${one}w`);
  return { src: url, alt, width, height, srcSet: [...smaller, `${url} ${width}w`].join(', '), sizes };
};
