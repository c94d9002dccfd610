import { useState } from 'react';
import type { CourseDetail } from '#contracts/courses/course-detail.ts';

/** The course without the pictures of its gallery that cannot be loaded, and how one of them is told. */
export function useLoadedPictures(course: CourseDetail): [CourseDetail, (url: string) => void] {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const images = course.media.images.filter(({ url }) => !failed.includes(url));
  return [
    { ...course, media: { ...course.media, images } },
    (url) => setFailed((before) => [...before, url]),
  ];
}
