import { cloneElement, type MouseEvent, type MouseEventHandler, type ReactElement, useState } from 'react';
import type { AskedCourse } from './enquiry-path.ts';
import type { EnquiryWindow } from './enquiry-window.tsx';

interface EnquiryDialogProps {
  course: (AskedCourse & { title: string }) | null;
  /** To be told when a seat is free. */
  isNotice?: boolean;
  /** A link to `enquiryPath`: without a script it leads to the page with the same form. */
  trigger: ReactElement<{ onClick?: MouseEventHandler<HTMLAnchorElement>; busy?: boolean }>;
}

/** The window is fetched when it is asked for: most who read a page never open it. */
export function EnquiryDialog({ course, isNotice = false, trigger }: EnquiryDialogProps) {
  const [Fetched, setFetched] = useState<typeof EnquiryWindow>();
  const [isOpen, setIsOpen] = useState(false);
  const [isFetching, setIsFetching] = useState(false);

  async function open(event: MouseEvent<HTMLAnchorElement>) {
    // A tab of its own is asked for: there the link leads to the page.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (isFetching) return;
    const link = event.currentTarget;
    // Not every browser does so by itself, and the window gives focus back to what had it.
    link.focus();
    setIsFetching(true);
    try {
      const module = await import('./enquiry-window.tsx');
      setFetched(() => module.EnquiryWindow);
      setIsOpen(true);
    } catch {
      location.assign(link.href);
    }
    setIsFetching(false);
  }

  return (
    <>
      {cloneElement(trigger, { onClick: open, busy: isFetching || undefined })}
      {Fetched && <Fetched {...{ course, isNotice, isOpen }} onClose={() => setIsOpen(false)} />}
    </>
  );
}
