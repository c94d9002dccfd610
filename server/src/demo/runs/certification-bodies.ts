import type { teachingEndpoints } from '#contracts/course-office/teaching.ts';
import type { RequestOf } from '#contracts/endpoint.ts';

/** Invented bodies. Courses find theirs by the name. */
export const demoBodies: RequestOf<typeof teachingEndpoints.createCertificationBody>[] = [
  {
    name: 'Institute of Applied Anatomy',
    shortName: 'IAA',
    description: 'Runs the body donation program behind our dissection courses and signs their certificates.',
    website: 'https://applied-anatomy.example',
    logoUrl: '',
    country: 'Austria',
  },
  {
    name: 'Halcyon Laser Safety Register',
    shortName: 'HLSR',
    description:
      'Keeps a public register of laser safety officers and the date until which each is certified.',
    website: 'https://halcyon-register.example',
    logoUrl: '',
    country: 'United Arab Emirates',
  },
  {
    name: 'Marlowe College of Aesthetic Medicine',
    shortName: 'MCAM',
    description: 'Recognizes the points of our injectable courses for its members.',
    website: 'https://marlowe-college.example',
    logoUrl: '',
    country: 'United Kingdom',
  },
  {
    name: 'Aldwyn Dental Education Board',
    shortName: 'ADEB',
    description: 'Reviews what dentists are taught outside of dentistry, every two years.',
    website: '',
    logoUrl: '',
    country: 'Greece',
  },
];
