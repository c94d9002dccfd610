import { expect, test } from 'vitest';
import { uploadEndpoints } from '#contracts/course-office/course-files.ts';
import { factsText, fileName, sizeText } from './file-words.ts';
import { UPLOADS } from './upload-targets.ts';

const facts = { url: '', name: 'Room 2.jpg', type: 'image/jpeg', bytes: 245_000, width: 1600, height: 900 };

test('sizes are told in KB and MB, rounded up', () => {
  expect([1, 1024, 15 * 1024 * 1024, 15 * 1024 * 1024 + 1].map(sizeText)).toEqual([
    '0.1 KB',
    '1 KB',
    '15 MB',
    '15.1 MB',
  ]);
});

test('a picture is told with its measures, a document with its size', () => {
  expect(factsText(facts)).toBe('1600 × 900, 239.3 KB');
  expect(factsText({ ...facts, width: null, height: null })).toBe('239.3 KB');
});

test('a file has the name that it was sent with, else the end of its address', () => {
  expect(fileName('/files/courses/x.jpg', facts)).toBe('Room 2.jpg');
  expect(fileName('https://cdn.example/a/course%20plan.pdf?v=2', undefined)).toBe('course plan.pdf');
  expect(fileName('https://cdn.example/100%.pdf', undefined)).toBe('100%.pdf');
});

test('uploads go where the calls are', () => {
  const {
    uploadMainImage,
    uploadDocuments,
    uploadImages,
    uploadVideos,
    uploadNarration,
    uploadProfilePhoto,
  } = uploadEndpoints;
  const { mainImage, documents, images, videos, narration, profilePhoto } = UPLOADS;
  const calls = [
    uploadMainImage,
    uploadDocuments,
    uploadImages,
    uploadVideos,
    uploadNarration,
    uploadProfilePhoto,
  ];
  expect(
    [mainImage, documents, images, videos, narration, profilePhoto].map(({ path, field }) => ({
      path,
      field,
    })),
  ).toEqual(calls.map(({ path, files }) => ({ path, field: files.field })));
});

test('the words of a success are the specified ones', () => {
  const { mainImage, documents, images, videos } = UPLOADS;
  expect([mainImage, documents, images, videos].map(({ stored }) => stored(2))).toEqual([
    'Main image uploaded successfully',
    '2 document(s) uploaded successfully',
    '2 image(s) uploaded successfully',
    '2 video(s) uploaded successfully',
  ]);
});
