import type { SlideType } from '#contracts/learning/content.ts';

/** What the canvas says beside the slide itself. */
export const CANVAS = {
  slide: 'Slide',
  type: 'Type of slide',
  title: 'Title of the slide',
  figure: 'Figure',
  caption: 'What the figure is',
  noPicture: 'No picture yet. Choose one below.',
  noFilm: 'No film yet. Choose one below.',
  noQuestion: 'Nothing is asked yet. Write the question below.',
  pictures: 'Pictures',
  picture: 'Picture',
  question: 'Question',
  points: 'Points',
  addPoint: 'Point',
  manyPoints: 'A picture has at most 12 points.',
  pointsHint:
    'Press the picture to add a point. A point is moved by dragging it or, when it is chosen, by the arrow keys; its place in figures stands with the settings.',
  pointTitle: 'What it is',
  pointWords: 'What to know of it',
  before: 'First picture',
  after: 'Second picture',
  label: 'Label',
  inWords: 'Picture in words',
  inWordsHint: 'Read aloud in place of the picture.',
  film: 'Film',
  filmUpload: 'Upload a film',
  filmReplace: 'Replace the film',
  filmRemove: 'Remove the film',
  filmInWords: 'What is seen, in words',
  filmInWordsHint: 'For who cannot see the film.',
  poster: 'Picture before it plays, optional',
  posterRemove: 'Remove the picture before it plays',
  captions: 'Captions',
  captionsHint: 'WebVTT: its first line is WEBVTT, and each caption has its times.',
  captionsFile: 'Read a captions file',
  writeBeside: 'Write words beside the film',
  play: 'Play',
  pause: 'Pause',
};

export const TYPE_WORDS: Record<SlideType, string> = {
  text: 'Text',
  image: 'Image',
  video: 'Video',
  hotspot: 'Hotspot',
  compare: 'Compare',
  question: 'Question',
};

export const pointName = (number: number): string => `Point ${number}`;
export const titleName = (number: number): string => `Title, ${pointName(number)}`;
export const wordsName = (number: number): string => `Words, ${pointName(number)}`;
export const acrossName = (number: number): string => `${pointName(number)}, across`;
