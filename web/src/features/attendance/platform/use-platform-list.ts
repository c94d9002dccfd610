import { useState } from 'react';
import { LARGEST_LIST } from '#contracts/attendance/platform-list-options.ts';
import { call } from '#web/lib/client.ts';
import { readBase64, UNREADABLE } from '#web/lib/read-base64.ts';
import { type Choices, type PreviewedList, suggestedChoices, type TakenList } from './platform-words.ts';

type Chosen = { name: string; text: string };
type Session = { courseId: string; sessionId: string };

export interface UploadedList {
  zone: string;
  fileName: string;
  preview: PreviewedList | null;
  choices: Choices;
  taken: TakenList | null;
  problem: string | null;
  isBusy: boolean;
  read: (file: File) => void;
  readIn: (zone: string) => void;
  choose: (key: string, enrolmentId: string) => void;
  chooseSuggested: () => void;
  takeOver: () => void;
}

type State = Pick<UploadedList, 'zone' | 'preview' | 'choices' | 'taken' | 'problem' | 'isBusy'> & {
  file: Chosen | null;
};

/** A file of the platform that stays on this page until it is taken over: each look at it is a call that keeps nothing. */
export function usePlatformList(session: Session, courseZone: string): UploadedList {
  const [state, setState] = useState<State>({
    ...{ zone: courseZone, file: null, preview: null, choices: {}, taken: null, problem: null },
    isBusy: false,
  });
  const set = (change: Partial<State>) => setState((before) => ({ ...before, ...change }));

  const look = async (file: Chosen, zone: string) => {
    set({ file, zone, isBusy: true, taken: null, problem: null });
    const answer = await call('previewPlatformList', { ...session, zone, file: file.text });
    const preview = answer.success ? answer : null;
    set({ preview, choices: {}, isBusy: false, problem: answer.success ? null : answer.message });
  };
  const read = async (file: File) => {
    const refuse = (problem: string) => set({ file: null, preview: null, taken: null, problem });
    if (file.size > LARGEST_LIST) return refuse('A list has at most 5 MB.');
    const text = await readBase64(file);
    if (!text) return refuse(UNREADABLE);
    await look({ name: file.name.slice(0, 200), text }, state.zone);
  };
  const takeOver = async () => {
    const { file, zone, choices } = state;
    if (!file || state.isBusy) return;
    set({ isBusy: true, problem: null });
    const chosen = Object.entries(choices).flatMap(([key, enrolmentId]) =>
      enrolmentId ? [{ key, enrolmentId }] : [],
    );
    const asked = { ...session, zone, fileName: file.name, file: file.text, chosen };
    const answer = await call('takeOverPlatformList', asked);
    if (answer.success) set({ taken: answer, file: null, preview: null, isBusy: false });
    else set({ problem: answer.message, isBusy: false });
  };
  return {
    ...state,
    fileName: state.file?.name ?? '',
    read: (file) => void read(file),
    readIn: (zone) => (state.file ? void look(state.file, zone) : set({ zone })),
    choose: (key, enrolmentId) => set({ choices: { ...state.choices, [key]: enrolmentId } }),
    chooseSuggested: () => {
      if (state.preview) set({ choices: { ...state.choices, ...suggestedChoices(state.preview.people) } });
    },
    takeOver: () => void takeOver(),
  };
}
