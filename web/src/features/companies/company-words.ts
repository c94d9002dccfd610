/** What is done with a company. The name is the form's `_action`. */
export const companyActs = ['save', 'add', 'remove'] as const;
export type CompanyAct = (typeof companyActs)[number];

export const noCompanies = {
  unmatched: {
    title: 'No company matches this search',
    text: 'The search looks in name, tax number, city and billing email.',
    all: 'Show all companies',
  },
  none: { title: 'There are no companies yet', text: 'A company is billed for what its people buy.' },
};

const doneWords: Record<CompanyAct | 'create', string> = {
  create: 'The company is added.',
  save: 'The changes are saved. Orders and papers stay as they are.',
  add: 'They belong to the company now: it is billed for what they buy.',
  remove: 'The person is taken out: what they buy is billed to themselves.',
};

export const companyDone = (name: string | null): string | null =>
  Object.entries(doneWords).find(([act]) => act === name)?.[1] ?? null;
