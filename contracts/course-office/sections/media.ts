import { z } from 'zod';
import { MAXIMUM_FILES } from '../../courses/course-options.ts';
import { storable } from '../../fields.ts';
import { filled, link, list, partOf, rows, section, text } from './cleaned.ts';

const addresses = (label: string) =>
  list(label, { max: MAXIMUM_FILES }).refine(
    (urls) => urls.every((url) => link(label).safeParse(url).success),
    `${label} must begin with http:// or https://`,
  );

/** An empty main image is none. */
const mainImage = z.preprocess(
  (value) => (filled(partOf(value).url) ? value : null),
  section({ url: link('Main image'), alt: text('Alternative text', 300) }).nullable(),
);

export const mediaSection = section({
  mainImage,
  documents: addresses('Documents'),
  images: addresses('Images'),
  videos: addresses('Videos'),
  /** What a picture shows, or what a file is called, by its address. */
  captions: z.preprocess(partOf, z.record(z.string().max(500).refine(storable), text('Caption', 300))),
  links: rows(
    'Links',
    section({ title: text('Link title'), url: link('Link'), type: text('Link type', 40, 'website') }),
    { keep: (row) => filled(row.url), max: 30 },
  ),
  promotional: section({
    brochureUrl: link('Brochure'),
    videoUrl: link('Promotional video'),
    catalogUrl: link('Catalog'),
  }),
});
export type Media = z.output<typeof mediaSection>;
