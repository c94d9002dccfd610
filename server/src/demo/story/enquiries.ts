import type { InputOf } from '#contracts/endpoint.ts';
import type { enquiryEndpoints } from '#contracts/enquiries/enquiries.ts';
import type { ENQUIRY_STATUSES } from '#contracts/enquiries/enquiry-options.ts';

type Asked = Partial<InputOf<(typeof enquiryEndpoints)['createEnquiry']>> &
  Pick<
    InputOf<(typeof enquiryEndpoints)['createEnquiry']>,
    'firstName' | 'lastName' | 'email' | 'phone' | 'country' | 'professionalRole' | 'message'
  >;

export type DemoEnquiry = {
  daysAgo: number;
  asked: Asked;
  /** What staff did with it, in this order. */
  isAssigned?: boolean;
  note?: string;
  reply?: string;
  status?: keyof typeof ENQUIRY_STATUSES;
};

/** What people ask, and how far the answers are. */
export const demoEnquiries: readonly DemoEnquiry[] = [
  {
    daysAgo: 26,
    asked: {
      courseId: 'botox-professional-training-dubai-clinic',
      firstName: 'Miriam',
      lastName: 'Oyelaran',
      email: 'miriam.oyelaran@example.com',
      phone: '+234 1 555 0171',
      country: 'Other',
      professionalRole: 'doctor',
      experienceLevel: 'beginner',
      yearsOfExperience: '0-2',
      message:
        'I finished my internship last year and have no experience with injectables. Is the course suitable, and would I need a visa letter to attend in Dubai?',
      questionsAbout: ['Curriculum & Content', 'Schedule & Dates'],
    },
    isAssigned: true,
    note: 'License from Lagos checked, valid until next year.',
    reply:
      'Dear Dr Oyelaran,\n\nyes, the course begins with first principles and most participants are in their first years. Once you are enrolled we send a letter for the visa within two working days; please allow three weeks for the visa itself.\n\nKind regards\nNadia Rahimi\nCourse office',
    status: 'closed',
  },
  {
    daysAgo: 17,
    asked: {
      courseId: 'facial-anatomy-dissection',
      firstName: 'Henrik',
      lastName: 'Solberg',
      email: 'henrik.solberg@example.com',
      phone: '+47 22 555 017',
      country: 'Other',
      professionalRole: 'doctor',
      medicalSpecialty: 'Otorhinolaryngology',
      experienceLevel: 'advanced',
      yearsOfExperience: '10+',
      message:
        'Could two colleagues from our department share a table, and can the university in Oslo be invoiced for both?',
      questionsAbout: ['Pricing & Payment Options', 'Practical Training'],
    },
    isAssigned: true,
    reply:
      'Dear Dr Solberg,\n\ntwo participants share each specimen, and we shall put you at the same table. One seat is left at present, so the second colleague would be first in line if one is returned. The university can pay by transfer against an invoice.\n\nKind regards\nNadia Rahimi\nCourse office',
  },
  {
    daysAgo: 12,
    asked: {
      courseId: 'advanced-full-face-contouring',
      firstName: 'Paola',
      lastName: 'Rossetti',
      email: 'paola.rossetti@example.com',
      phone: '+39 02 5550 172',
      country: 'Italy',
      professionalRole: 'doctor',
      experienceLevel: 'advanced',
      message:
        'The masterclass in Milan is fully booked. Please tell me when a seat is free or a new date is set.',
      wantsNotice: true,
      acceptsMarketing: true,
    },
    isAssigned: true,
    note: 'Wants Milan only. Dr Galli is asked for a second date in the spring.',
    status: 'open',
  },
  {
    daysAgo: 9,
    asked: {
      firstName: 'Tareq',
      lastName: 'Al Suwaidi',
      email: 'tareq.alsuwaidi@example.com',
      phone: '+971 2 555 0173',
      country: 'United Arab Emirates',
      professionalRole: 'other-medical',
      message:
        'We run four clinics in Abu Dhabi and Al Ain and would like the laser safety officer course at our place, for nine people, before the summer. What would it cost?',
      preferredContactMethod: 'phone',
      preferredContactTime: 'morning',
      questionsAbout: ['Pricing & Payment Options', 'Schedule & Dates'],
    },
    isAssigned: true,
    note: 'Called back: two dates offered, Mariam Al Nuaimi is free on both. Offer goes out this week.',
    status: 'open',
  },
  {
    daysAgo: 6,
    asked: {
      courseId: 'lip-and-perioral-fillers',
      firstName: 'Charlotte',
      lastName: 'Webb',
      email: 'charlotte.webb@example.com',
      phone: '+44 117 555 0174',
      country: 'United Kingdom',
      professionalRole: 'nurse',
      experienceLevel: 'intermediate',
      yearsOfExperience: '3-5',
      message:
        'I have about sixty toxin treatments behind me but am not a prescriber. May I bring my prescriber along for the afternoon?',
      questionsAbout: ['Practical Training'],
    },
    isAssigned: true,
    reply:
      'Dear Charlotte,\n\nyour experience is enough. There is a prescriber on site who sees every patient, so you need not bring your own; if you wish to, your colleague may watch from the gallery without a fee.\n\nKind regards\nNadia Rahimi\nCourse office',
  },
  {
    daysAgo: 4,
    asked: {
      firstName: 'Growth',
      lastName: 'Partner',
      email: 'offers@ranking.example.com',
      phone: '+1 202 555 0175',
      country: 'United States',
      professionalRole: 'non-medical',
      message:
        'We can bring your website to the first place of every search engine within two weeks, guaranteed.',
    },
    status: 'spam',
  },
  {
    daysAgo: 2,
    asked: {
      courseId: 'regenerative-skin-medicine',
      firstName: 'Sunita',
      lastName: 'Rao',
      email: 'sunita.rao@example.com',
      phone: '+91 80 5550 176',
      country: 'India',
      professionalRole: 'doctor',
      medicalSpecialty: 'Dermatology',
      experienceLevel: 'intermediate',
      yearsOfExperience: '6-10',
      message: 'Is there already a month in view for London? I have to plan leave and a visa well ahead.',
      preferredContactMethod: 'whatsapp',
      preferredContactTime: 'evening',
      questionsAbout: ['Schedule & Dates'],
    },
  },
  {
    daysAgo: 1,
    asked: {
      courseId: 'thread-lifting-masterclass',
      firstName: 'Mehmet',
      lastName: 'Kara',
      email: 'mehmet.kara@example.com',
      phone: '+90 212 555 0177',
      country: 'Turkey',
      professionalRole: 'doctor',
      medicalSpecialty: 'Plastic surgery',
      experienceLevel: 'expert',
      yearsOfExperience: '10+',
      message:
        'Which insurance do you accept for the two days in Dubai? My policy covers Turkey and the European Union only.',
      questionsAbout: ['Certification Details', 'Practical Training'],
    },
  },
];
