import type { ComponentProps, SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import type { ListAddress } from './list-address.ts';

interface ListFormProps<V> extends Omit<ComponentProps<typeof Form>, 'method' | 'action' | 'onSubmit'> {
  list: ListAddress<V>;
  view: V;
  /** The parts that the form has controls for; it keeps the others but the page. */
  fields: readonly (keyof V & string)[];
  /** With a script the address says no more than it has to: a public one is passed on. */
  short?: boolean;
}

/** A form that asks by address, so every view can be kept and sent. */
export function ListForm<V>({ list, view, fields, short, children, ...form }: ListFormProps<V>) {
  const navigate = useNavigate();
  const kept = list.parts(list.firstPage(view));

  function goShort(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    navigate(list.to(list.read(new URLSearchParams(entered))), { preventScrollReset: true });
  }

  return (
    <Form method="get" action={list.path} onSubmit={short ? goShort : undefined} {...form}>
      <KeptParts parts={kept.filter(([name]) => !fields.some((field) => field === name))} />
      {children}
    </Form>
  );
}

function KeptParts({ parts }: { parts: ReturnType<ListAddress<unknown>['parts']> }) {
  return parts.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** Reads the list again, as it is shown. */
export function RefreshForm<V>({ list, view }: Pick<ListFormProps<V>, 'list' | 'view'>) {
  return (
    <Form method="get" action={list.path} replace preventScrollReset>
      <KeptParts parts={list.parts(list.listOf(view))} />
      <SubmitButton variant="outline" size="sm">
        Refresh
      </SubmitButton>
    </Form>
  );
}
