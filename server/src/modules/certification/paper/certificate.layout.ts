import { type Column, type Item, mirrored, PAGE } from './certificate.blocks.ts';
import { bodyOf, factsOf } from './certificate.body.ts';
import { checkOf, footOf, headOf } from './certificate.frame.ts';
import type { CertificateModel, CertificatePage } from './certificate.model.ts';

const FRAME = { left: 4.6, right: 95.4, top: 4.2, bottom: PAGE.height - 3.8 };
const FULL: Column = { x: FRAME.left, width: FRAME.right - FRAME.left };
const CODE: Column = { x: FRAME.right - 15.5, width: 15.5 };
const MAIN: Column = { x: FRAME.left, width: FULL.width - CODE.width - 5 };
/** Between what hangs from the head and what stands on the foot. */
const LEAST_APART = 1.5;

/** How large a page is set against the design: the first at which it has room for all that it says. */
const SCALES = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.52, 0.46, 0.4];

/** Every line, rule and code of each page, and where it is; all pages are set in one scale. */
export const layOut = (model: CertificateModel): Item[][] => {
  const tries = SCALES.map((scale) => () => model.pages.map((page) => layOutPage(model, page, scale)));
  let pages = tries[0]?.() ?? [];
  for (const again of tries.slice(1)) {
    if (pages.every(({ hasRoom }) => hasRoom)) break;
    pages = again();
  }
  return pages.map(({ items }) => items);
};

const layOutPage = (model: CertificateModel, page: CertificatePage, scale: number) => {
  const manner = { scale, isFromRight: page.language === 'ar' };
  const head = headOf({ ...model, ...page }, FULL, manner);
  const body = bodyOf({ ...model, ...page }, MAIN, manner);
  const facts = factsOf(page, MAIN, manner);
  const foot = footOf(page, FULL, manner);
  const check = checkOf({ ...model, ...page }, CODE, manner);
  const headEnd = FRAME.top + head.height;
  const footTop = FRAME.bottom - foot.height;
  const factsTop = footTop - facts.height;
  const checkTop = footTop - check.height;
  const items = [
    ...head.place(FRAME.top),
    ...body.place(headEnd),
    ...facts.place(factsTop),
    ...foot.place(footTop),
    ...check.place(checkTop),
  ];
  return {
    items: manner.isFromRight ? items.map(mirrored) : items,
    hasRoom: headEnd + body.height + LEAST_APART <= factsTop && headEnd + LEAST_APART <= checkTop,
  };
};
