import { z } from 'zod';
import { storable } from '../fields.ts';
import { lineageId } from '../learning/content.ts';

const said = (max: number) => z.string().max(max).refine(storable);
const moduleWords = {
  title: said(120),
  description: said(300),
  icon: said(40),
  topics: z.array(said(60)).max(12),
};
const section = z.object({
  sectionId: lineageId,
  title: said(120),
  slideIds: z.array(lineageId).max(500),
});
const courseModule = z.object({
  moduleId: lineageId,
  ...moduleWords,
  sections: z.array(section).max(100),
});
/** The order of a draft; its slides are read one by one. */
export const outline = z.object({ modules: z.array(courseModule) });

const before = lineageId.nullable();
const of = <Kind extends string, Shape extends z.core.$ZodLooseShape>(kind: Kind, shape: Shape) =>
  z.object({ kind: z.literal(kind), ...shape });

/** `domain/course-builder/outline-acts.ts` says what each does. */
export const outlineAct = z.discriminatedUnion('kind', [
  of('add-module', { module: courseModule, before }),
  of('add-section', { moduleId: lineageId, section, before }),
  of('add-slide', { sectionId: lineageId, slideId: lineageId, before }),
  of('move-module', { moduleId: lineageId, before }),
  of('move-section', { sectionId: lineageId, moduleId: lineageId, before }),
  of('move-slide', { slideId: lineageId, sectionId: lineageId, before }),
  of('remove-module', { moduleId: lineageId }),
  of('remove-section', { sectionId: lineageId }),
  of('remove-slide', { slideId: lineageId }),
  of('describe-module', { moduleId: lineageId, ...moduleWords }),
  of('name-section', { sectionId: lineageId, title: said(120) }),
]);
