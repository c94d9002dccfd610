import type { InPersonForm } from '../course-office/course-form.ts';

const SAMPLE_IDS = {
  lead: '01990000-0000-7000-8000-000000000001',
  guest: '01990000-0000-7000-8000-000000000002',
  body: '01990000-0000-7000-8000-000000000003',
  coIssuer: '01990000-0000-7000-8000-000000000004',
};

/** A course with something other than its default in every field, for tests. */
const SAMPLE: InPersonForm = {
  basic: {
    courseCode: 'ABT-201',
    title: 'Advanced Botox Training',
    description: 'Two days with models.',
    category: 'medical',
    status: 'open',
    seriesId: null,
    discipline: 'skin',
  },
  schedule: {
    startDate: '2027-04-09',
    endDate: '2027-04-10',
    registrationDeadline: '2027-04-01',
    duration: '2 days',
    totalHours: 16,
    displayTimezones: ['Europe/London', 'Asia/Tokyo'],
    language: 'English',
    agenda: [{ time: '09:30', title: 'Anatomy', minutes: 90, handsOn: true }],
    venueTimezone: 'Europe/Berlin',
    timeSlots: { startTime: '08:30', endTime: '18:15', lunchBreak: '13:00-14:00' },
  },
  enrollment: {
    basePrice: 1450.5,
    isFree: false,
    baseCurrency: 'EUR',
    earlyBird: { basePrice: 1250.25, days: 45 },
    seatsAvailable: 12,
    minEnrollment: 4,
    seatHoldDuration: 45,
    linkedCourses: [],
    paymentOptions: {
      selectedOption: 'deposit',
      acceptFullPayment: true,
      acceptDeposit: true,
      acceptInstallments: true,
      depositStructure: { depositPercentage: 25, remainingDueDays: 14 },
      installmentStructure: {
        numberOfInstallments: 3,
        installmentPlan: [
          { installmentNumber: 1, description: 'Now', percentageOfTotal: 50, dueRelativeToStart: null },
          { installmentNumber: 3, description: 'Last', percentageOfTotal: 20, dueRelativeToStart: -10 },
        ],
      },
    },
  },
  venue: {
    name: 'Charité Skills Lab',
    address: 'Luisenstraße 1',
    type: 'hospital',
    facilities: ['Wet lab', 'Projector, large'],
    mapUrl: 'https://maps.example/charite',
    parkingAvailable: true,
    city: 'Berlin',
    country: 'Germany',
  },
  instructors: {
    primary: { instructorId: SAMPLE_IDS.lead, role: 'Head of training' },
    additional: [{ instructorId: SAMPLE_IDS.guest, role: 'Guest Instructor', name: 'Sample Guest' }],
  },
  waitlist: { enabled: true, maxWaitlistSize: 7, autoNotifyOnAvailability: true },
  content: {
    objectives: ['Know the anatomy'],
    targetAudience: ['Physicians'],
    experienceLevel: 'advanced',
    prerequisites: ['A license'],
    professions: [],
    technicalRequirements: ['A laptop'],
    modules: [{ title: 'Upper face', description: 'Frontalis', duration: '2 h', order: 1 }],
    faq: [{ question: 'Is there lunch?', answer: 'Yes.' }],
  },
  practical: {
    hasHandsOn: true,
    procedures: ['Injection'],
    equipment: ['Syringes'],
    trainingType: ['Live models'],
    studentRatio: '1:4',
    safetyRequirements: { ppeRequired: true, healthClearance: true, insuranceRequired: true },
  },
  assessment: {
    required: true,
    type: 'both',
    passingScore: 75,
    retakesAllowed: 2,
    questions: [{ question: 'Which muscle?', answers: ['A', 'B', 'C', 'D'], correctAnswer: 2, points: 3 }],
  },
  certification: {
    enabled: true,
    type: 'achievement',
    issuingAuthorityId: SAMPLE_IDS.body,
    issuingAuthority: 'The Sample Board',
    certificationBodies: [{ bodyId: SAMPLE_IDS.coIssuer, name: 'Sample College', role: 'witness' }],
    requirements: {
      minimumAttendance: 90,
      minimumScore: 60,
      practicalRequired: true,
      examRequired: true,
      videoSubmissionRequired: true,
    },
    validity: { isLifetime: true, years: 3 },
    features: { digitalBadge: true, qrVerification: true, autoGenerate: true },
    cpdPoints: 12.5,
    description: 'Recognized in two countries.',
  },
  reviews: { enabled: true, requireVerifiedEnrollment: true, allowAnonymous: true },
  inclusions: {
    meals: { breakfast: true, lunch: true, coffee: true, dietaryOptions: ['Vegan'] },
    accommodation: { included: true, assistanceProvided: true, partnerHotels: ['Hotel Sample'] },
    materials: { courseMaterials: true, certificatePrinting: true, practiceSupplies: true, takeHome: true },
    services: { airportTransfer: true, localTransport: true, translation: true },
  },
  media: {
    mainImage: { url: 'https://pictures.example/hall.jpg', alt: 'The hall' },
    documents: ['https://papers.example/plan.pdf'],
    images: ['https://pictures.example/room.jpg'],
    videos: ['https://videos.example/tour.mp4'],
    captions: { 'https://pictures.example/room.jpg': 'The room' },
    links: [{ title: 'The venue', url: 'https://charite.example', type: 'article' }],
    promotional: {
      brochureUrl: 'https://papers.example/brochure.pdf',
      videoUrl: 'https://videos.example/promo.mp4',
      catalogUrl: 'https://papers.example/catalogue.pdf',
    },
  },
  attendance: { trackingEnabled: true, minimumRequired: 85, checkInMethod: 'qr-code' },
  notificationSettings: {
    courseUpdates: true,
    emailNotifications: true,
    marketingEmails: true,
    weeklyDigest: true,
  },
  reminderSettings: {
    enabled: true,
    automaticReminders: true,
    reminderDays: 3,
    customReminderMessage: 'Bring your coat.',
  },
  emailCustomization: {
    customReminderSubject: 'Soon',
    customReminderContent: 'We look forward to seeing you.',
    includeInstructorContact: true,
    includeVenueDetails: true,
    includeTechnicalRequirements: true,
    brandingEnabled: true,
  },
  contact: {
    email: 'berlin@example.com',
    phone: '+49 30 000000',
    whatsapp: '+49 170 000000',
    registrationUrl: 'https://register.example',
    supportHours: '8 to 4',
  },
  metadata: { tags: ['botox'], notes: 'Ask for the key.', isTemplate: false, templateName: 'Berlin' },
};

/** Those who are named may be others: ids of people and bodies that a database knows. */
export const fullCourse = (ids: Partial<typeof SAMPLE_IDS> = {}): InPersonForm => {
  const named = Object.entries({ ...SAMPLE_IDS, ...ids }).map(([who, id]) => [
    SAMPLE_IDS[who as keyof typeof SAMPLE_IDS],
    id,
  ]);
  const text = named.reduce(
    (json, [from, to]) => json.replaceAll(from ?? '', to ?? ''),
    JSON.stringify(SAMPLE),
  );
  return JSON.parse(text);
};
