import type { DraftSlide } from '#contracts/course-builder/draft-slide.ts';
import {
  findModule,
  findSection,
  findSlide,
  type Outline,
  slideIdsOf,
} from '#domain/course-builder/outline.ts';
import { applyAct, type OutlineAct } from '#domain/course-builder/outline-acts.ts';
import { showToast } from '#web/ui/messages/toast.tsx';
import { blankSlide } from '../desk/blank-slide.ts';
import type { DraftDesk } from '../desk/draft-desk.ts';
import { freshId } from '../fresh-id.ts';
import { titleOr } from './outline-words.ts';
import { isSamePlace, keyOf, moveTo, placeOf, placesFor, removeOf, type Thing } from './places.ts';

export interface OutlinePage {
  desk: DraftDesk;
  /** The same function as long as the page is. */
  select: (slideId: string | null) => void;
  /** Whose name is being typed: its key. */
  rename: (key: string | null) => void;
  /** Opens the details of a module, or asks for the section of a slide. */
  open: (thing: Thing) => void;
}

const before = null;
const EMPTY = { title: '', description: '', icon: '', topics: [] };

/** What the rows of an outline can be asked to do; the same as long as the page is. */
export class OutlineTools {
  private readonly page: OutlinePage;

  constructor(page: OutlinePage) {
    this.page = page;
  }

  begin = (thing: Thing) => this.page.rename(keyOf(thing));
  stop = () => this.page.rename(null);
  open = (thing: Thing) => this.page.open(thing);

  addModule = () => {
    const moduleId = freshId('module');
    const section = { sectionId: freshId('section'), title: '', slideIds: [] };
    this.act({ kind: 'add-module', module: { moduleId, ...EMPTY, sections: [section] }, before });
    this.begin({ kind: 'module', id: moduleId });
  };

  /** Into a course that has none: with a module and a section of its own. */
  addFirstSlide = () => {
    const moduleId = this.outline.modules[0]?.moduleId ?? freshId('module');
    if (this.outline.modules.length === 0)
      this.act({ kind: 'add-module', module: { moduleId, ...EMPTY, sections: [] }, before });
    this.addSlide(moduleId);
  };

  addSection = (moduleId: string) => {
    const sectionId = freshId('section');
    this.act({ kind: 'add-section', moduleId, section: { sectionId, title: '', slideIds: [] }, before });
    this.begin({ kind: 'section', id: sectionId });
  };

  /** After the one that is chosen, if that stands in this module; else at its end. */
  addSlide = (moduleId: string) => {
    const slideId = freshId('slide');
    this.page.desk.actWithSlide(this.slideIn(moduleId, slideId), blankSlide(slideId));
    this.page.select(slideId);
    this.begin({ kind: 'slide', id: slideId });
  };

  /** Beside it, under names of its own: what is answered on the one is not answered on the other. */
  duplicate = (slide: DraftSlide) => {
    const here = findSlide(this.outline, slide.slideId);
    if (!here) return;
    const slideId = freshId('slide');
    const question = slide.question && { ...slide.question, questionId: freshId('question') };
    const place = { sectionId: here.parent, before: here.before };
    this.page.desk.actWithSlide({ kind: 'add-slide', slideId, ...place }, { ...slide, slideId, question });
    this.page.select(slideId);
  };

  moveToSection = (slideId: string, sectionId: string) =>
    this.act({ kind: 'move-slide', slideId, sectionId, before });

  remove = (thing: Thing) => {
    const removal = removeOf(thing);
    const undo = applyAct(this.outline, removal)?.undo;
    if (!undo) return;
    const ids = slideIdsOf(this.outline);
    this.act(removal);
    this.turnFrom(ids);
    showToast('Removed.', { seconds: 10, action: { label: 'Undo', onClick: () => this.act(undo) } });
  };

  moveBy = (thing: Thing, by: number) => {
    const places = placesFor(this.outline, thing);
    const here = placeOf(this.outline, thing);
    const place = here && places[places.findIndex((one) => isSamePlace(one, here)) + by];
    if (place) this.act(moveTo(thing, place));
  };

  name = async (thing: Thing, typed: string) => {
    this.stop();
    const title = typed.trim();
    if (title === this.nameOf(thing)) return;
    if (thing.kind === 'section') this.act({ kind: 'name-section', sectionId: thing.id, title });
    else if (thing.kind === 'module') this.nameModule(thing.id, title);
    else await this.nameSlide(thing.id, title);
  };

  titleOf = (thing: Thing): string => titleOr(thing.kind, this.nameOf(thing));

  private get outline(): Outline {
    return this.page.desk.getState().outline;
  }
  private act(act: OutlineAct) {
    this.page.desk.act(act);
  }

  private nameOf({ kind, id }: Thing): string | undefined {
    if (kind === 'slide') return this.page.desk.getState().heads.get(id)?.title;
    return (kind === 'module' ? findModule(this.outline, id) : findSection(this.outline, id))?.one.title;
  }

  private nameModule(moduleId: string, title: string) {
    const module = findModule(this.outline, moduleId)?.one;
    if (!module) return;
    const { description, icon, topics } = module;
    this.act({ kind: 'describe-module', moduleId, title, description, icon, topics });
  }

  private async nameSlide(slideId: string, title: string) {
    const { desk } = this.page;
    await desk.load(slideId);
    const slide = desk.getState().slides.get(slideId);
    if (slide) desk.change({ ...slide, title });
  }

  private slideIn(moduleId: string, slideId: string): OutlineAct {
    const sections = findModule(this.outline, moduleId)?.one.sections ?? [];
    const here = findSlide(this.outline, this.page.desk.here ?? '');
    if (here && sections.some(({ sectionId }) => sectionId === here.parent))
      return { kind: 'add-slide', slideId, sectionId: here.parent, before: here.before };
    const last = sections.at(-1)?.sectionId;
    if (last !== undefined) return { kind: 'add-slide', slideId, sectionId: last, before };
    const section = { sectionId: freshId('section'), title: '', slideIds: [slideId] };
    return { kind: 'add-section', moduleId, section, before };
  }

  /** Where what is shown is gone, what came after it is next, or before it. */
  private turnFrom(ids: readonly string[]) {
    const at = ids.indexOf(this.page.desk.here ?? '');
    const left = new Set(slideIdsOf(this.outline));
    if (at === -1 || left.has(ids[at] ?? '')) return;
    const nearest = [...ids.slice(at), ...ids.slice(0, at).reverse()];
    this.page.select(nearest.find((id) => left.has(id)) ?? null);
  }
}
