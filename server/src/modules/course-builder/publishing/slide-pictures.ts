import type { DraftPicture, DraftQuestion, DraftSlide } from '#contracts/course-builder/draft-slide.ts';
import type { CheckedPicture } from '#domain/course-builder/checks/checked-course.ts';

type Named = { name: string; picture: DraftPicture | null };

/** The pictures that a slide of its type has, also those that are missing. */
export const picturesOf = ({ type, picture, before, after, question }: DraftSlide): Named[] => {
  if (type === 'image' || type === 'hotspot') return [{ name: 'The picture', picture }];
  if (type === 'compare')
    return [
      { name: 'The picture before', picture: before.picture },
      { name: 'The picture after', picture: after.picture },
    ];
  return type === 'question' ? pictureOf(question) : [];
};
export const pictureOf = (question: DraftQuestion | null): Named[] =>
  question?.picture ? [{ name: 'The picture of the question', picture: question.picture }] : [];

export const shownPictures = (pictures: readonly Named[]): CheckedPicture[] =>
  pictures.flatMap(({ name, picture }) =>
    picture ? [{ name, alt: picture.alt, svg: picture.kind === 'drawing' ? picture.svg : null }] : [],
  );

export const urlsOf = (pictures: readonly Named[]): [string, string][] =>
  pictures.flatMap(({ name, picture }) => (picture?.kind === 'photo' ? [[name, picture.url]] : []));
