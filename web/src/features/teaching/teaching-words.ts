/** By what the address says in `done`. */
export const instructorDone: Readonly<Record<string, string>> = {
  created: 'Instructor created successfully',
  updated: 'Instructor updated successfully',
  deleted: 'Instructor deleted successfully',
};

export const bodyDone: Readonly<Record<string, string>> = {
  create: 'Certification body created successfully',
  update: 'Certification body updated successfully',
  delete: 'Certification body deleted successfully',
};

export const noInstructors = {
  unmatched: {
    title: 'Nobody is found by these words',
    text: 'The search looks in names, cities, credentials and specialties.',
    all: 'Show all instructors',
  },
  none: {
    title: 'There are no instructors yet',
    text: 'Whoever is added here can be chosen for a course and is shown on the page of the instructors.',
  },
};
