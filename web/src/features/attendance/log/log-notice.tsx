import { counted } from '#web/lib/format.ts';
import { Notice } from '#web/ui/messages/notice.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import type { AttendanceAnswer } from '../attendance-words.ts';
import type { LogState } from './mark-log.ts';

type LogNoticeProps = { log: LogState; people: AttendanceAnswer['people'] };

/** Says what of the list has not arrived. It never stands in the way of the next mark. */
export function LogNotice({ log, people }: LogNoticeProps) {
  const nameOf = (id: string) => people.find(({ enrolmentId }) => enrolmentId === id)?.name ?? 'Somebody';
  const isWaiting = log.waiting > 0 && log.trouble !== 'none';
  return (
    <div aria-live="polite" className="grid gap-2">
      {isWaiting && (
        <Notice tone="warning">
          {waitingWords(log)}
          {log.trouble === 'login' && (
            <>
              {' '}
              <TextLink to="/login" reloadDocument>
                Log in
              </TextLink>
            </>
          )}
        </Notice>
      )}
      {log.refused.map(({ id, enrolmentId, reason }) => (
        <Notice key={id} tone="danger">
          {nameOf(enrolmentId)} was not noted. {reason}
        </Notice>
      ))}
    </div>
  );
}

const waitingWords = ({ waiting, trouble, isKept }: LogState): string => {
  const marks = counted(waiting, 'mark');
  if (!isKept)
    return `${marks} could not be sent, and this browser keeps nothing: leave the page open until the connection is back.`;
  if (trouble === 'login')
    return `${marks} kept on this device. They are sent once you have logged in again.`;
  if (typeof trouble === 'object') return `${marks} kept on this device. ${trouble.message}`;
  return `Offline: ${marks} kept on this device.`;
};
