import type { ReactNode } from 'react';
import type { FieldArrayPath, FieldPath, FieldValues } from 'react-hook-form';
import { useIssue } from '../editor-form.ts';
import { FormSection, type FormSectionProps } from '../sections/form-section.tsx';
import {
  AreaInput,
  type AreaInputProps,
  ChoiceInput,
  type ChoiceInputProps,
  ComboboxInput,
  type ComboboxInputProps,
  NumberInput,
  type NumberInputProps,
  TextInput,
  type TextInputProps,
  TickInput,
  type TickInputProps,
} from './fields.tsx';
import { ListInput, type ListInputProps } from './list-input.tsx';
import { RowsInput, type RowsInputProps } from './rows-input.tsx';
import { type InputProps, useInput } from './use-input.ts';

type In<V extends FieldValues, P> = Omit<P, 'path'> & { path: FieldPath<V> };
type Part<P> = (props: P) => ReactNode;

interface Inputs<V extends FieldValues, I extends string> {
  TextInput: Part<In<V, TextInputProps>>;
  NumberInput: Part<In<V, NumberInputProps>>;
  AreaInput: Part<In<V, AreaInputProps>>;
  TickInput: Part<In<V, TickInputProps>>;
  ChoiceInput: Part<In<V, ChoiceInputProps>>;
  ComboboxInput: Part<In<V, ComboboxInputProps>>;
  ListInput: Part<In<V, ListInputProps>>;
  RowsInput: <P extends FieldArrayPath<V>>(props: RowsInputProps<V, P>) => ReactNode;
  FormSection: Part<Omit<FormSectionProps<V>, 'id'> & { id: I }>;
  useInput: (props: In<V, InputProps>, onPick?: (value: string) => void) => ReturnType<typeof useInput>;
  useIssue: (path: FieldPath<V>, options?: { parts?: boolean }) => string | undefined;
  /** The path of a field in a row: what a list is called, the row's place and the field's name make one. */
  inRow: (list: FieldArrayPath<V>, index: number, field: string) => FieldPath<V>;
}

/** The inputs and sections of one form: they take the paths of its fields and the names of its sections, and no others. */
export const inputsFor = <V extends FieldValues, I extends string>(): Inputs<V, I> => ({
  TextInput,
  NumberInput,
  AreaInput,
  TickInput,
  ChoiceInput,
  ComboboxInput,
  ListInput,
  RowsInput,
  FormSection,
  useInput,
  useIssue,
  inRow: (list, index, field) => `${list}.${index}.${field}` as FieldPath<V>,
});
