import { expect, test } from 'vitest';
import { atFields, blankTexts, instructorFrom, readTexts, textsFor } from './read-instructor.ts';

const stored = {
  _id: 'i1',
  slug: 'stefan-gruber',
  name: 'Stefan Gruber',
  firstName: 'Stefan',
  lastName: 'Gruber',
  credentials: ['MD, PhD', 'Professor of anatomy'],
  bio: 'Has led dissection courses since 2003.',
  specialties: [],
  yearsOfExperience: 24,
  photoUrl: '',
  linkedin: '',
  website: '',
  city: 'Vienna',
  accountEmail: '',
  comingCourses: 2,
  courses: 5,
};

test('what is stored comes back as it was, commas within a credential too', () => {
  const { credentials, specialties, yearsOfExperience, city } = instructorFrom(textsFor(stored));
  expect({ credentials, specialties, yearsOfExperience, city }).toEqual({
    credentials: ['MD, PhD', 'Professor of anatomy'],
    specialties: [],
    yearsOfExperience: '24',
    city: 'Vienna',
  });
});

test('empty lines are no entries', () => {
  const form = new FormData();
  form.set('credentials', ' MD \r\n\r\nMBBS\n');
  expect(instructorFrom(readTexts(form)).credentials).toEqual(['MD', 'MBBS']);
  expect(Object.values(blankTexts()).every((text) => text === '')).toBe(true);
});

test('an entry that is too long is told at its field', () => {
  const issues = [
    { field: 'credentials.3', message: 'too long' },
    { field: 'city', message: 'no' },
  ];
  expect(atFields({ issues }).issues.map(({ field }) => field)).toEqual(['credentials', 'city']);
  expect(atFields({ success: true, issues: undefined })).toEqual({ success: true });
});
