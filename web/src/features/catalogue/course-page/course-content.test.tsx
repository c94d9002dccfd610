import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CourseDetail } from '#contracts/courses/course-detail.ts';
import { fullDetail, sampleDetail, sampleInstructor } from '#web/testing/sample-course-detail.ts';
import { CourseCover } from '../media/course-cover.tsx';
import { CourseMedia } from '../media/course-media.tsx';
import { Curriculum, Overview } from './course-content.tsx';
import { CourseDetails } from './course-details.tsx';
import { CourseInstructors } from './course-instructors.tsx';

const words = (element: ReactNode) => renderToStaticMarkup(element);

const known: CourseDetail = {
  ...sampleDetail,
  basic: { ...sampleDetail.basic, description: 'Two days of injection.' },
  content: {
    ...sampleDetail.content,
    objectives: ['Map the frontalis', 'Treat the glabella'],
    targetAudience: ['Dentists'],
    modules: [{ title: 'Anatomy', duration: '3 h', description: 'On each other.', order: 0 }],
    prerequisites: ['A license'],
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
    type: 'achievement',
    description: 'After all three days.',
    validity: { isLifetime: false, years: 3 },
    requirements: {
      ...sampleDetail.certification.requirements,
      examRequired: true,
      videoSubmissionRequired: true,
    },
  },
  inclusions: {
    ...sampleDetail.inclusions,
    materials: { ...sampleDetail.inclusions.materials, certificatePrinting: true, takeHome: true },
  },
};

test('the overview has the whole description, what is learnt and for whom it is', () => {
  const html = words(<Overview course={known} />);
  for (const text of [
    'Two days of injection.',
    'Map the frontalis',
    'Treat the glabella',
    'Dentists',
    'A license',
  ])
    expect(html).toContain(text);
});

test('the curriculum has each module with its duration and description, and what is practiced', () => {
  const html = words(<Curriculum course={known} />);
  for (const text of ['Anatomy', '3 h', 'On each other.', 'Brow shaping']) expect(html).toContain(text);
});

test('the details have the venue, what is included and what the certificate asks for', () => {
  const html = words(<CourseDetails course={known} />);
  for (const text of [
    ...['The clinic', 'Building 64', 'Covered parking'],
    ...['Lunch', 'Course materials', 'Certificate printing', 'Take-home kit'],
    ...['The academy', 'Certificate of achievement', '3 years', 'After all three days.'],
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
  expect(words(<CourseCover course={known} picture={{ src: '/media/hall.jpg' }} />)).toContain(
    'src="/media/hall.jpg"',
  );
  expect(words(<CourseCover course={known} />)).not.toContain('<img');
  const primary = sampleInstructor({ profilePhoto: { url: '/media/leila.jpg' } });
  const team = { primary, additional: [] };
  const html = words(<CourseInstructors course={{ ...known, instructorDetails: team }} />);
  expect(html).toMatch(/LH<img[^>]*src="\/media\/leila\.jpg"/);
});

test('what staff fill in is on the page, section by section', () => {
  const html = words(
    <>
      <Overview course={fullDetail} />
      <Curriculum course={fullDetail} />
      <CourseDetails course={fullDetail} />
    </>,
  );
  for (const text of [
    ...['A laptop', 'Live models', 'Syringes', 'Personal protective equipment', 'Health clearance'],
    ...['Professional indemnity insurance', 'Hospital', 'Wet lab', 'Parking', 'https://maps.example/charite'],
    ...['Breakfast', 'Coffee', 'Practice supplies', 'Accommodation', 'Help with accommodation'],
    ...['Airport transfer', 'Local transport', 'Translation', 'Vegan', 'Hotel Sample'],
    ...['The Sample Board', 'Sample College (witness)', 'Lifetime', '12.5 CPD points'],
    ...['Digital badge', 'QR verification', '90% minimum attendance', '60% minimum score', '95% at least'],
    ...['https://register.example', 'mailto:berlin@example.com', '8 to 4', 'London', 'Tokyo'],
  ]) {
    expect(html).toContain(text);
  }
});

test('questions of the assessment, notes and tags are for the academy alone', () => {
  const html = words(<CourseDetails course={fullDetail} />);
  for (const text of ['Which muscle?', 'Ask for the key.', 'botox']) expect(html).not.toContain(text);
});

test('of a course of which little is known nothing is claimed', () => {
  const html = words(<CourseDetails course={{ ...sampleDetail, attendance: { minimumRequired: 0 } }} />);
  for (const text of ['Taking part', 'Training center', 'Times on', 'Partner hotels', 'Comes with'])
    expect(html).not.toContain(text);
  expect(words(<CourseMedia course={sampleDetail} onFailed={() => {}} />)).toBe('');
});

test('what was typed is text, as long as it may be, and the same entry twice is told once', () => {
  const typed = `<b>${'x'.repeat(490)}</b>`;
  const html = words(
    <Overview
      course={{ ...sampleDetail, content: { ...sampleDetail.content, prerequisites: [typed, typed] } }}
    />,
  );
  expect(html).not.toContain('<b>');
  expect(html.match(/&lt;b&gt;/g)).toHaveLength(1);
});

test('pictures that are kept here come in several widths and keep their room', () => {
  const html = words(<CourseMedia course={fullDetail} onFailed={() => {}} />);
  expect(html).toMatch(/<a href="\/files\/images\/room\.webp"[^>]*><img[^>]*width="2000" height="1500"/);
  expect(html).toContain(
    '/files/images/room.webp?w=320 320w, /files/images/room.webp?w=1280 1280w, /files/images/room.webp 2000w',
  );
  expect(html).toContain('alt="The room"');
});

test('films are played, what is kept elsewhere or can be read is a link', () => {
  const html = words(<CourseMedia course={fullDetail} onFailed={() => {}} />);
  expect(html).toMatch(/<video controls="" preload="metadata" src="\/files\/videos\/tour\.mp4"/);
  expect(html.match(/<(img|video)/g)).toHaveLength(2);
  for (const [url, title] of [
    ['/files/documents/brochure.pdf', 'Brochure'],
    ['https://papers.example/catalogue.pdf', 'Catalog'],
    ['https://pictures.example/door.jpg', 'The door'],
    ['https://videos.example/tour.mp4', 'A longer tour'],
    ['https://videos.example/promo.mp4', 'About this course'],
    ['https://charite.example', 'The venue'],
  ]) {
    expect(html).toMatch(new RegExp(`<a href="${url}"[^>]*>${title}</a>`));
  }
});

test('no address of another kind becomes a link', () => {
  const links = [{ title: 'x', url: 'javascript:steal()', type: 'website' }];
  const html = words(
    <CourseMedia course={{ ...fullDetail, media: { ...fullDetail.media, links } }} onFailed={() => {}} />,
  );
  expect(html).not.toContain('javascript:');
});
