import type { publishingEndpoints } from '#contracts/course-builder/publishing.ts';
import type { RequestOf } from '#contracts/endpoint.ts';
import { formReader } from '#web/forms/form-reader.ts';

type Publishing = Pick<
  RequestOf<typeof publishingEndpoints.publishDraft>,
  'basedOn' | 'note' | 'tellLearners' | 'waivers'
>;
type Waiver = NonNullable<Publishing['waivers']>[number];

/** What a form of the page says; a reason that is left blank is none. */
export function readPublish(form: FormData): Publishing {
  const read = formReader(form);
  const waivers = [...form.keys()].flatMap((name): Waiver[] => {
    const [word, check = '', partId = ''] = name.split(' ');
    const reason = read.text(name);
    return word === 'reason' && reason !== '' ? [{ check: check as Waiver['check'], partId, reason }] : [];
  });
  return {
    basedOn: read.text('basedOn'),
    note: read.text('note'),
    tellLearners: read.tick('tellLearners'),
    waivers,
  };
}
