// What the enquiry form offers: values as the specification writes them, with the words that a person reads.

export const PROFESSIONAL_ROLES = {
  doctor: 'Doctor',
  dentist: 'Dentist',
  nurse: 'Nurse',
  'aesthetic-practitioner': 'Aesthetic practitioner',
  'physician-assistant': 'Physician assistant',
  'medical-student': 'Medical student',
  'nursing-student': 'Nursing student',
  'other-medical': 'Other medical profession',
  'non-medical': 'Non-medical',
} as const;

export const EXPERIENCE_LEVELS = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
  expert: 'Expert',
} as const;

export const YEARS_OF_EXPERIENCE = {
  '0-2': '0-2 years',
  '3-5': '3-5 years',
  '6-10': '6-10 years',
  '10+': '10+ years',
} as const;

export const CONTACT_METHODS = {
  email: 'Email',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  any: 'Any of these',
} as const;

export const CONTACT_TIMES = {
  anytime: 'Anytime',
  morning: 'Morning (9-12)',
  afternoon: 'Afternoon (12-5)',
  evening: 'Evening (5-8)',
} as const;

export const QUESTION_TOPICS = [
  'Curriculum & Content',
  'Pricing & Payment Options',
  'Certification Details',
  'Instructor Background',
  'Practical Training',
  'Schedule & Dates',
] as const;

export const ENQUIRY_STATUSES = {
  new: 'New',
  open: 'In progress',
  answered: 'Answered',
  closed: 'Closed',
  spam: 'Spam',
} as const;

export const MESSAGE_MINIMUM = 20;
export const MESSAGE_MAXIMUM = 4_000;

export const keysOf = <Key extends string>(options: Record<Key, string>) =>
  Object.keys(options) as [Key, ...Key[]];
