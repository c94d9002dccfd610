import { expect, test } from 'vitest';
import { fieldWords } from './course-sections.ts';

test('a field is called by its section and what it is within it', () => {
  expect(fieldWords('venue.mapUrl')).toBe('Venue: map url');
  expect(fieldWords('enrollment.earlyBird.basePrice')).toBe('Enrollment & Pricing: early bird, base price');
  expect(fieldWords('enrollment.paymentOptions.acceptDeposit')).toBe('Payment Options: accept deposit');
  expect(fieldWords('content.modules.0.title')).toBe('Course Content: modules, 1, title');
  expect(fieldWords('media.captions./files/images/4c9d.webp')).toBe('Media: captions');
  expect(fieldWords('instructors')).toBe('Instructors');
  expect(fieldWords('formerName')).toBe('Former name');
});
