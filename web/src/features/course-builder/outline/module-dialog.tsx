import { type FormEvent, useState } from 'react';
import { findModule } from '#domain/course-builder/outline.ts';
import { entriesIn } from '#web/editor/inputs/list-text.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { SelectField } from '#web/ui/controls/select-field.tsx';
import { TextArea } from '#web/ui/controls/text-area.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import type { DraftDesk } from '../desk/draft-desk.ts';
import { MODULE_ICONS, titleOr } from './outline-words.ts';

interface ModuleDialogProps {
  desk: DraftDesk;
  moduleId: string;
  close: () => void;
}

const FORM = 'module-details';
const LONGEST_TOPIC = 60;
const MOST_TOPICS = 12;

/** What the page of the course says of a module beside its name. */
export function ModuleDialog({ desk, moduleId, close }: ModuleDialogProps) {
  const [problem, setProblem] = useState('');
  const module = findModule(desk.getState().outline, moduleId)?.one;
  if (!module) return null;
  function keep(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const said = (name: string) => String(form.get(name) ?? '').trim();
    const topics = entriesIn(said('topics'));
    if (topics.length > MOST_TOPICS || topics.some(({ length }) => length > LONGEST_TOPIC)) {
      setProblem(`At most ${MOST_TOPICS} topics of ${LONGEST_TOPIC} characters each`);
      return;
    }
    const words = { title: said('title'), description: said('description'), icon: said('icon'), topics };
    desk.act({ kind: 'describe-module', moduleId, ...words });
    close();
  }
  return (
    <Dialog
      title={titleOr('module', module.title)}
      open
      onOpenChange={(isOpen) => !isOpen && close()}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" type="submit" form={FORM}>
            Keep
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={keep} className="grid gap-4">
        <TextField name="title" label="Name" maxLength={120} defaultValue={module.title} />
        <TextArea
          name="description"
          label="Description"
          maxLength={300}
          rows={3}
          defaultValue={module.description}
        />
        <SelectField
          name="icon"
          label="Icon"
          placeholder="A book"
          options={MODULE_ICONS}
          defaultValue={module.icon}
        />
        <TextArea
          name="topics"
          label="Key topics"
          hint="One on each line."
          error={problem}
          rows={4}
          defaultValue={module.topics.join('\n')}
        />
      </form>
    </Dialog>
  );
}
