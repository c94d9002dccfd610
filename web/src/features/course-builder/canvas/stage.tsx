import { ImageOff } from 'lucide-react';
import type { ReactNode } from 'react';
import '#web/slides/slides.css';

/** The learner's stage, on the ground of the staff's pages. It grows with what is written. */
export const Stage = ({ children }: { children: ReactNode }) => (
  <div className="border-x border-b border-hairline bg-mist p-4 max-md:p-2">
    <div className="canvas-stage">{children}</div>
  </div>
);

/** Where something will be shown. */
export const Missing = ({ children }: { children: ReactNode }) => (
  <div className="canvas-missing">
    <ImageOff aria-hidden="true" />
    <p>{children}</p>
  </div>
);
