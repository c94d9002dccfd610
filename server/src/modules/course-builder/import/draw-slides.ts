import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Archive } from './archive/open-archive.ts';
import type { Source } from './create-store.ts';
import { LINES, NOT_DRAWN } from './import-words.ts';
import { placePages } from './place-pages.ts';
import { leadsOutside } from './pptx/leads-outside.ts';
import type { Deck } from './pptx/read-pptx.ts';
import type { Report } from './report.ts';
import { findProgram, runProgram } from './run-program.ts';

type Given = { archive: Archive; path: string; folder: string };

/** A machine that is busy takes minutes where one that is idle takes seconds; a job can wait. */
const CONVERT_MS = 300_000;
const DRAW_MS = 300_000;
const WIDTH = 1_600;
/** Macros do not run, and nothing is fetched that a document names. */
const PROFILE = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry"><item oor:path="/org.openoffice.Office.Common/Security/Scripting">
<prop oor:name="DisableMacrosExecution" oor:op="fuse"><value>true</value></prop>
<prop oor:name="BlockUntrustedRefererLinks" oor:op="fuse"><value>true</value></prop>
</item></oor:items>`;

/**
 * Each slide as a picture, before its other pictures, where this machine has the programs for it: LibreOffice makes a PDF of
 * the deck, and Poppler its pages. Whatever goes wrong is told, and the slides go without.
 */
export const drawSlides = async (given: Given, deck: Deck, report: Report): Promise<Source[]> => {
  const tell = (why: string): Source[] => {
    report.tell(LINES.notDrawn(why));
    return [];
  };
  const office = await findProgram('soffice', 'libreoffice');
  const poppler = await findProgram('pdftoppm');
  if (!office || !poppler) return tell(NOT_DRAWN.noProgram(office ? 'pdftoppm' : 'soffice'));
  if (await leadsOutside(given.archive)) return tell(NOT_DRAWN.outside);
  try {
    const pages = await drawPages(given, { office, poppler });
    return placePages(pages, deck) ?? tell(NOT_DRAWN.otherCount(pages.length));
  } catch {
    return tell(NOT_DRAWN.failed);
  }
};

const drawPages = async (
  { path, folder }: Given,
  { office, poppler }: { office: string; poppler: string },
) => {
  const [profile, pages] = [join(folder, 'profile'), join(folder, 'pages')];
  await mkdir(join(profile, 'user'), { recursive: true });
  await mkdir(pages);
  await writeFile(join(profile, 'user/registrymodifications.xcu'), PROFILE);
  const own = [
    `-env:UserInstallation=${pathToFileURL(profile)}`,
    '--headless',
    '--norestore',
    '--nolockcheck',
  ];
  const convert = [
    ...own,
    '--infilter=Impress MS PowerPoint 2007 XML',
    '--convert-to',
    'pdf',
    '--outdir',
    folder,
    path,
  ];
  await runProgram(office, convert, { folder, ms: CONVERT_MS });
  const draw = [
    '-png',
    '-scale-to-x',
    String(WIDTH),
    '-scale-to-y',
    '-1',
    join(folder, 'upload.pdf'),
    join(pages, 'p'),
  ];
  await runProgram(poppler, draw, { folder, ms: DRAW_MS });
  return (await readdir(pages)).toSorted().map((name) => join(pages, name));
};
