import { unwritable } from '#server/platform/paper/unwritable.ts';
import { fieldError } from './app-error.ts';

/** A letter that no face of the papers has would be missing on the paper. */
export const requireWritable = async (field: string, name: string): Promise<void> => {
  const missing = await unwritable(name);
  if (missing.length > 0)
    throw fieldError(
      field,
      `These letters cannot be printed: ${missing.join(' ')}. Please write the name with others here.`,
    );
};
