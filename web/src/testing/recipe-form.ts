import type { Issue } from '#contracts/errors.ts';
import type { EditorPlan, Stored } from '#web/editor/editor-plan.ts';
import { inputsFor } from '#web/editor/inputs/inputs-for.ts';
import { formSections } from '#web/lib/form-sections.ts';

// A small form for the tests of the editor, which knows no form by name.

export interface Recipe {
  basics: { title: string; minutes: number | null; servedOn: string | null };
  story: { tags: string[]; isSecret: boolean; steps: { text: string }[] };
  picture: { image: { url: string; alt: string } | null };
}

export type StoredRecipe = Recipe & Stored & { by: string };

export const blankRecipe: Recipe = {
  basics: { title: '', minutes: 10, servedOn: null },
  story: { tags: [], isSecret: false, steps: [] },
  picture: { image: null },
};

export const RECIPE_SECTIONS = formSections(
  [
    { id: 'basics', title: 'Basics', required: true, opensFirst: true, fields: ['basics'] },
    { id: 'story', title: 'Story', fields: ['story'] },
    { id: 'picture', title: 'Picture', fields: ['picture'] },
  ],
  ['basics.title'],
);

type SectionId = (typeof RECIPE_SECTIONS)['all'][number]['id'];

export const { FormSection, ListInput, NumberInput, RowsInput, TextInput, TickInput } = inputsFor<
  Recipe,
  SectionId
>();

const issuesOf = ({ basics }: Recipe, { isDraft }: { isDraft: boolean }): Issue[] => {
  const issues: Issue[] = [];
  if (basics.title.trim() === '') issues.push({ field: 'basics.title', message: 'A title is required' });
  if (!isDraft && Number(basics.minutes) <= 0)
    issues.push({ field: 'basics.minutes', message: 'It takes a minute at least' });
  return issues;
};

/** As it is stored after so many saves. */
export const storedRecipe = (version: number, recipe: Recipe = blankRecipe, by = 'Karim'): StoredRecipe => ({
  ...recipe,
  _id: 'r-1',
  version,
  updatedAt: '2027-01-10T10:32:00.000Z',
  by,
});

export const RECIPE_PLAN: EditorPlan<Recipe, StoredRecipe> = {
  sections: RECIPE_SECTIONS,
  words: {
    thing: 'recipe',
    form: 'Recipe',
    create: 'Create recipe',
    update: 'Update recipe',
    draftCreated: 'Recipe kept as a draft',
    draftUpdated: 'Draft kept',
    notSaved: 'The recipe was not saved',
    draftNotSaved: 'The draft was not saved',
    filesUnderWay: 'Pictures are still on their way.',
  },
  drawer: 'recipe-draft',
  valuesOf: ({ basics, story, picture }) => ({ basics, story, picture }),
  savedBy: ({ by }) => by,
  rules: async () => ({ issuesOf }),
  find: async () => undefined,
};
