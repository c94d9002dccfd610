export const SEEN = ['today', 'week', 'month', 'never'] as const;

export const MOMENT_KINDS = [
  'order',
  'payment',
  'refund',
  'case',
  'learning',
  'attendance',
  'certificate',
  'letter',
  'enquiry',
  'login',
  'audit',
] as const;
