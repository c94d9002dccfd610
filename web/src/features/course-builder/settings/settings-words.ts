/** What the settings of a slide say. */
export const SETTINGS = {
  heading: 'Settings of the slide',
  title: 'Title',
  section: 'Section',
  inWords: 'Picture in words',
  inWordsHint: 'Read aloud in place of the picture.',
  inWordsOfPoints: 'With the points, this is what a screen reader gives.',
  required: 'Counts towards completion',
  sample: 'Free preview',
  sampleHint: 'May be seen by everybody, before buying.',
  seconds: 'Least time on the slide',
  secondsHint: 'From 1 to 3,600 seconds.',
  secondsUnit: 's',
  figure: 'Figure',
  figureHint: 'The one large figure of a slide, such as 4 U.',
  caption: 'What the figure is',
  sources: 'Sources',
  sourcesHint: 'Literature by name, one on each line, at most 8.',
  notes: 'Notes for the author',
  notesHint: 'For staff only: no learner ever reads them.',
  duplicate: 'Duplicate slide',
  remove: 'Remove slide',
};

export const untitled = (number: number): string => `Section ${number}`;
