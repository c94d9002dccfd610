import { wholeForm } from '#contracts/course-office/course-form.ts';
import { courseIssues } from '#contracts/course-office/course-rules.ts';
import type { Ctx } from '#server/calls/context.ts';
import type { SelfPacedCourse } from '#server/modules/catalogue/index.ts';
import { courseIssuesIn } from '../form/course-issues.ts';
import { LINES } from './carry-words.ts';
import type { SectionName, Sections } from './own-sections.ts';

const kind = 'ELearningCourse';

type Asked = {
  /** What the course says without the file. */
  before: Sections;
  /** What the file would put in its place. */
  given: Partial<Sections>;
  stored: SelfPacedCourse | null;
};
type Standing = { sections: Sections; taken: SectionName[]; lines: string[] };

/** By the rules of a save: a section of the file that breaks one is left out and told, and the others are looked at again. */
export const whatCanStand = async (ctx: Ctx, { before, given, stored }: Asked): Promise<Standing> => {
  const lines: string[] = [];
  let left = given;
  for (;;) {
    const sections: Sections = { ...before, ...left };
    const form = wholeForm(kind, sections);
    const isDraft = sections.basic.status === 'draft';
    const issues = [
      ...courseIssues(form, { kind, isDraft }),
      ...(await courseIssuesIn(ctx, form, { kind, stored })),
    ];
    const issue = issues.find(({ field }) => sectionOf(field) in left);
    if (!issue) return { sections, taken: Object.keys(left) as SectionName[], lines };
    const section = sectionOf(issue.field);
    lines.push(LINES.notTaken(section, issue.message));
    const { [section]: _, ...others } = left;
    left = others;
  }
};

const sectionOf = (field: string) => field.split('.')[0] as SectionName;
