import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { DataDownload } from '#contracts/accounts/privacy.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { OwnPassword } from '#web/forms/own-password.tsx';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { counted } from '#web/lib/format.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PRIVACY_WORDS as words } from './privacy-words.ts';

const EVERY_MS = 3000;

interface OwnDataProps {
  downloads: readonly DataDownload[];
  failure: FormFailure | undefined;
}

/** Asks for all that is kept of oneself; what is ready says how far it has come while the browser takes it. */
export function OwnData({ downloads, failure }: OwnDataProps) {
  const form = useFormIssues(failure);
  const { revalidate, state } = useRevalidator();
  const isComing = downloads.some((one) => one.state === 'ready' || one.state === 'packing');
  // The browser downloads beside the page, which learns of it only by asking.
  useEffect(() => {
    if (!isComing || state !== 'idle') return;
    const next = setTimeout(revalidate, EVERY_MS);
    return () => clearTimeout(next);
  }, [isComing, state, revalidate]);

  return (
    <div className="grid max-w-[60ch] justify-items-start gap-4">
      <p>{words.data}</p>
      {downloads.length > 0 && (
        <ul className="grid gap-4" aria-label="Your downloads">
          {downloads.map((one) => (
            <li key={one._id} className="grid justify-items-start gap-2">
              <Download {...one} isAlone={downloads.length === 1} />
            </li>
          ))}
        </ul>
      )}
      <Form intent="data" failure={failure} className="grid justify-items-start gap-4" preventScrollReset>
        <OwnPassword form={form} id="data-password" />
        <SubmitButton variant="outline" busyLabel="Getting it ready...">
          {downloads.length > 0 ? 'Get my data ready again' : 'Get my data ready'}
        </SubmitButton>
      </Form>
    </div>
  );
}

function Download({ isAlone, ...download }: DataDownload & { isAlone: boolean }) {
  const { _id, part, state } = download;
  const name = isAlone ? 'my data' : `part ${part} of my data`;
  return (
    <>
      <p>
        {!isAlone && `Part ${part}: `}
        {progressOf(download)}
      </p>
      {state !== 'over' && (
        <ButtonLink to={`/api/profile/data/${_id}`} reloadDocument variant="primary">
          {state === 'ready' ? `Download ${name}` : `Download ${name} again`}
        </ButtonLink>
      )}
    </>
  );
}

/** How far it has come, in words. */
function progressOf({ state, files, packed, bytes, openUntil }: DataDownload): string {
  const all = files === 0 ? 'no files' : counted(files, 'file');
  const far = `${packed} of ${all}`;
  return {
    ready: `Ready: your data and ${all}, ${sizeOf(bytes)}, until ${officeMoment(openUntil)}.`,
    packing: `On its way: ${far} so far.`,
    whole: `Downloaded: your data and ${all}.`,
    'broken-off': `The download stopped after ${far}. Please try again.`,
    over: 'This download is over. Get your data ready again.',
  }[state];
}

const MEGABYTE = 1_000_000;
const sizeOf = (bytes: number): string =>
  bytes < MEGABYTE ? 'less than 1 MB' : `about ${Math.round(bytes / MEGABYTE).toLocaleString('en')} MB`;
