import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CourseDetail } from '#contracts/in-person-courses.ts';
import { Curriculum, Overview } from './course-content.tsx';
import { CourseCover } from './course-cover.tsx';
import { CourseDetails } from './course-details.tsx';
import { CourseInstructors } from './course-instructors.tsx';
import { sampleDetail, sampleInstructor } from './sample-detail.ts';

const words = (element: ReactNode) => renderToStaticMarkup(element);

const known: CourseDetail = {
  ...sampleDetail,
  basic: { ...sampleDetail.basic, description: 'Two days of injection.' },
  content: {
    objectives: ['Map the frontalis', 'Treat the glabella'],
    targetAudience: ['Dentists'],
    modules: [{ title: 'Anatomy', duration: '3 h', description: 'On each other.' }],
    prerequisites: ['A licence'],
    faq: [],
  },
  practical: { ...sampleDetail.practical, procedures: ['Brow shaping'] },
  venue: {
    ...sampleDetail.venue,
    name: 'The clinic',
    address: 'Building 64',
    facilities: ['Covered parking'],
  },
  certification: {
    ...sampleDetail.certification,
    issuingAuthority: 'The academy',
    type: 'Diploma',
    description: 'After all three days.',
    validity: { isLifetime: false, years: 3 },
    requirements: {
      ...sampleDetail.certification.requirements,
      examRequired: true,
      videoSubmissionRequired: true,
    },
  },
  inclusions: {
    meals: { lunch: true },
    materials: { courseMaterials: true, certificatePrinting: true, takeHome: true },
  },
};

test('the overview has the whole description, what is learnt and for whom it is', () => {
  const html = words(<Overview course={known} />);
  for (const text of [
    'Two days of injection.',
    'Map the frontalis',
    'Treat the glabella',
    'Dentists',
    'A licence',
  ])
    expect(html).toContain(text);
});

test('the curriculum has each module with its duration and description, and what is practised', () => {
  const html = words(<Curriculum course={known} />);
  for (const text of ['Anatomy', '3 h', 'On each other.', 'Brow shaping']) expect(html).toContain(text);
});

test('the details have the venue, what is included and what the certificate asks for', () => {
  const html = words(<CourseDetails course={known} />);
  for (const text of [
    ...['The clinic', 'Building 64', 'Covered parking'],
    ...['Lunch', 'Course materials', 'Certificate printing', 'Take-home kit'],
    ...['The academy', 'Diploma', '3 years', 'After all three days.'],
    ...['80% minimum attendance', 'Practical assessment', 'Examination', 'Video submission'],
  ]) {
    expect(html).toContain(text);
  }
});

test('what is not included or not asked for is not mentioned', () => {
  const html = words(<CourseDetails course={sampleDetail} />);
  for (const text of ['Certificate printing', 'Take-home kit', 'Examination', 'Video submission'])
    expect(html).not.toContain(text);
});

test('a picture covers the drawn cover, and a photo the initials, which stay where it cannot be loaded', () => {
  expect(words(<CourseCover course={known} picture="/media/hall.jpg" />)).toContain('src="/media/hall.jpg"');
  expect(words(<CourseCover course={known} />)).not.toContain('<img');
  const primary = sampleInstructor({ profilePhoto: { url: '/media/leila.jpg' } });
  const team = { primary, additional: [] };
  const html = words(<CourseInstructors course={{ ...known, instructorDetails: team }} />);
  expect(html).toMatch(/LH<img[^>]*src="\/media\/leila\.jpg"/);
});
