import type { FormEvent } from 'react';
import { findSlide } from '#domain/course-builder/outline.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { SelectField } from '#web/ui/controls/select-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import type { DraftDesk } from '../desk/draft-desk.ts';
import type { OutlineTools } from './outline-tools.ts';
import { sectionOptions } from './outline-words.ts';

interface SectionDialogProps {
  desk: DraftDesk;
  tools: OutlineTools;
  slideId: string;
  close: () => void;
}

const FORM = 'section-of-slide';

/** Moves a slide to the end of a section, however far away that is. */
export function SectionDialog({ desk, tools, slideId, close }: SectionDialogProps) {
  const { outline, heads } = desk.getState();
  function move(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sectionId = String(new FormData(event.currentTarget).get('section'));
    tools.moveToSection(slideId, sectionId);
    close();
  }
  return (
    <Dialog
      title={`Move “${heads.get(slideId)?.title ?? ''}”`}
      open
      onOpenChange={(isOpen) => !isOpen && close()}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" type="submit" form={FORM}>
            Move
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={move}>
        <SelectField
          name="section"
          label="To the end of"
          options={sectionOptions(outline)}
          defaultValue={findSlide(outline, slideId)?.parent}
        />
      </form>
    </Dialog>
  );
}
