import type { PersonStatus } from '#domain/people/person-status.ts';
import { Tag } from '#web/ui/instruments/tag.tsx';
import { statusWords } from './people-words.ts';

const tones = {
  active: 'success',
  invited: 'neutral',
  unverified: 'warning',
  disabled: 'danger',
  erased: 'neutral',
} as const;

export const StatusTag = ({ status }: { status: PersonStatus }) => (
  <Tag tone={tones[status]}>{statusWords[status]}</Tag>
);
