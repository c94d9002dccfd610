export const ROLES = ['learner', 'instructor', 'staff', 'admin'] as const;

export type Role = (typeof ROLES)[number];

/** How a person may be addressed; left out, nothing is printed. */
export const TITLES = ['Mr.', 'Mrs.', 'Ms.', 'Dr.', 'Prof.'] as const;
