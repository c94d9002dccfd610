import type { Archive } from '../archive/open-archive.ts';
import { LARGEST_PART } from './open-package.ts';
import { kidsOf, readXml } from './read-xml.ts';

/** Whether whoever draws the deck would fetch something that is not in it. A link that is only followed is not meant. */
export const leadsOutside = async (archive: Archive): Promise<boolean> => {
  for (const name of archive.names.filter((one) => one.endsWith('.rels'))) {
    const relations = kidsOf(readXml(await archive.read(name, LARGEST_PART)), 'Relationship');
    if (relations.some(({ at }) => at.TargetMode === 'External' && !at.Type?.endsWith('/hyperlink')))
      return true;
  }
  return false;
};
