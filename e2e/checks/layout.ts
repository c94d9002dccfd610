import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const source = stripTypeScriptTypes(readFileSync(join(import.meta.dirname, 'layout-faults.ts'), 'utf8'));

/** As an expression, for the page's policy lets no script in: what the file exports, called. */
const inPage = `(() => { ${source.replace(/^export /gm, '')}; return layoutFaults(); })()`;

/** What is wrong with the layout of a page as it stands, in words; each width has its own. */
export const findLayoutFaults = (page: Page): Promise<string[]> => page.evaluate(inPage);
