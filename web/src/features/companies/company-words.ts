/** What is done with a company. The name is the form's `_action`. */
export const companyActs = ['save', 'add', 'remove', 'merge', 'delete'] as const;
export type CompanyAct = (typeof companyActs)[number];

export const noCompanies = {
  unmatched: {
    title: 'No company matches this search',
    text: 'The search looks in name, tax number, city and billing email.',
    all: 'Show all companies',
  },
  none: { title: 'There are no companies yet', text: 'A company is billed for what its people buy.' },
};

export const doneWords: Record<CompanyAct | 'create', string> = {
  create: 'The company is added.',
  save: 'The changes are saved. Orders and papers stay as they are.',
  add: 'They belong to the company now: it is billed for what they buy.',
  remove: 'The person is taken out: what they buy is billed to themselves.',
  merge: 'The two are one company now. What was billed before stays as it was.',
  delete: 'The company is deleted.',
};

export const mergeWords = {
  about: 'Its people and orders go over to the other company. Bills and papers stay as they were issued.',
  sure: 'Nobody can part them again.',
  nobody: 'No other company has these words in its name, tax number, city or billing email.',
};
export const deleteWords = {
  about: 'Nothing was billed to it. Its people belong to no company afterwards.',
  billed: 'Orders were billed to it, so it stays.',
};
