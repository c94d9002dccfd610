import type { ComponentProps } from 'react';
import { TextField } from '#web/ui/controls/text-field.tsx';

/** The address of a page somewhere else. */
export const WebField = (props: ComponentProps<typeof TextField>) => (
  <TextField type="url" span="half" optional hint="Begins with https://" {...props} />
);
