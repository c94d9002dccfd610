import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';

/** Whoever would like to hear of a seat can stand in line for it. */
export const WaitingListNotice = ({ slug }: { slug: string }) => (
  <Notice
    title="This course has a waiting list"
    action={<ButtonLink to={`/waiting-list/${slug}`}>Join the waiting list</ButtonLink>}
    className="mb-8"
  >
    Who is on it is offered seats that come free. A message to us holds no place.
  </Notice>
);
