// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { SimulatedDraft, sampleDraft } from '#web/testing/draft-server.ts';
import { newDevice } from '#web/testing/learning-device.ts';
import { DraftDesk } from '../desk/draft-desk.ts';
import { OutlineTools } from './outline-tools.ts';

let desk: DraftDesk;
let tools: OutlineTools;
let chosen: (string | null)[];

beforeEach(() => {
  newDevice();
  chosen = [];
  desk = new DraftDesk({
    draft: { ...sampleDraft(), outline: { modules: [] }, slides: [] },
    drawer: { accountId: 'nadia', courseId: 'course' },
    post: new SimulatedDraft().post,
    first: null,
  });
  tools = new OutlineTools({
    desk,
    select: (slideId) => void chosen.push(slideId),
    rename: () => undefined,
    open: () => undefined,
  });
});

const slideIds = () =>
  desk.getState().outline.modules.map(({ sections }) => sections.map((section) => section.slideIds));

test('the first slide of a course comes with its module and section, and the next one beside it', () => {
  tools.addFirstSlide();
  expect(slideIds()).toEqual([[[chosen[0]]]]);
  tools.addFirstSlide();
  expect(slideIds()).toEqual([[[chosen[0], chosen[1]]]]);
});

test('it is taken back as it was done', () => {
  tools.addFirstSlide();
  desk.undo();
  expect(slideIds()).toEqual([[]]);
  desk.undo();
  expect(slideIds()).toEqual([]);
});
