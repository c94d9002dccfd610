import type { Archive } from './archive/open-archive.ts';
import type { Source } from './create-store.ts';
import { LINES } from './import-words.ts';
import type { ReadModule } from './read-file.ts';
import type { Report } from './report.ts';

/** What slides show and play of an archive, each once; what is not in it is told. */
export const sourcesIn = (archive: Archive, modules: readonly ReadModule[], report: Report): Source[] => {
  const slides = modules.flatMap(({ sections }) => sections.flatMap((section) => section.slides));
  const files = slides.flatMap(({ pictures, recording }) => [
    ...pictures.filter(({ svg }) => svg === undefined).map(({ name }) => ({ name, kind: 'image' as const })),
    ...(recording ? [{ name: recording, kind: 'audio' as const }] : []),
  ]);
  const byName = new Map(files.map((file) => [file.name, file]));
  return [...byName.values()].flatMap((file) => {
    if (archive.has(file.name)) return [{ ...file, open: () => archive.stream(file.name) }];
    report.tell(LINES.missing(file.name));
    return [];
  });
};
