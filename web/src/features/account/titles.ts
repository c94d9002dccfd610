/** How a person may be addressed; left out, nothing is printed. */
export const TITLES = ['Mr.', 'Mrs.', 'Ms.', 'Dr.', 'Prof.'] as const;

export const titleOf = (form: FormData) => TITLES.find((title) => title === form.get('title')) ?? '';
