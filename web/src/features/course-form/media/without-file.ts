import type { FormValues } from '../form-values.ts';

/** A file that was taken off the stored course is no change of ours. */
export function withoutFile(values: FormValues, url: string): FormValues {
  const { media } = values;
  const others = (urls: readonly string[]) => urls.filter((one) => one !== url);
  const { [url]: _gone, ...captions } = media.captions;
  return {
    ...values,
    media: {
      ...media,
      mainImage: media.mainImage?.url === url ? null : media.mainImage,
      documents: others(media.documents),
      images: others(media.images),
      videos: others(media.videos),
      captions,
    },
  };
}
