import { posix } from 'node:path';
import type { Archive } from '../archive/open-archive.ts';
import { find, kidsOf, readXml, type Xml } from './read-xml.ts';

/** What a part of a package leads to: the last segment of its kind (`image`, `notesSlide`), and what is not in it. */
export type Relation = { kind: string; target: string; isOutside: boolean };

export const LARGEST_PART = 20 * 1024 * 1024;

export const readPart = async (archive: Archive, name: string): Promise<Xml> =>
  readXml(await archive.read(name, LARGEST_PART));

/** By their ids; none where nothing is said of the part. */
export const readRelations = async (archive: Archive, part: string): Promise<Map<string, Relation>> => {
  const folder = posix.dirname(part);
  const name = `${folder}/_rels/${posix.basename(part)}.rels`;
  if (!archive.has(name)) return new Map();
  const root = await readPart(archive, name);
  return new Map(
    kidsOf(root, 'Relationship').map(({ at: { Id = '', Type = '', Target = '', TargetMode } }) => {
      const isOutside = TargetMode === 'External';
      const target = isOutside ? Target : posix.join('/', folder, Target).slice(1);
      const within = Target.startsWith('/') ? posix.normalize(Target).slice(1) : target;
      return [Id, { kind: Type.split('/').at(-1) ?? '', target: isOutside ? Target : within, isOutside }];
    }),
  );
};

export type DeckSlide = { part: string; section: string };

/** Parts of the slides in the order in which they are shown, each with the name of its section, '' where there are none. */
export const readDeck = async (archive: Archive): Promise<DeckSlide[]> => {
  const main = 'ppt/presentation.xml';
  const root = await readPart(archive, main);
  const relations = await readRelations(archive, main);
  const sections = sectionsOf(root);
  return kidsOf(find(root, 'sldIdLst'), 'sldId').flatMap(({ at }) => {
    const relation = relations.get(at['r:id'] ?? '');
    if (relation?.kind !== 'slide' || relation.isOutside) return [];
    return [{ part: relation.target, section: sections.get(at.id ?? '') ?? '' }];
  });
};

const sectionsOf = (root: Xml): Map<string, string> => {
  const lists = kidsOf(find(root, 'extLst'), 'ext').flatMap((ext) => kidsOf(ext, 'sectionLst'));
  return new Map(
    lists
      .flatMap((list) => kidsOf(list, 'section'))
      .flatMap((section) =>
        kidsOf(find(section, 'sldIdLst'), 'sldId').map(
          ({ at }) => [at.id ?? '', section.at.name ?? ''] as const,
        ),
      ),
  );
};
