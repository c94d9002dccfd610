import { useSite } from '#web/lib/site.ts';
import { Notice } from '#web/ui/messages/notice.tsx';
import { QrCode } from '#web/ui/pictures/qr-code.tsx';
import { figuresText, type RoomCode, shownCode } from './shown-code.ts';

interface RoomCodeProps {
  codes: readonly RoomCode[];
  codeMs: number;
  now: number;
}

/** What phones point at, with the time that is left of it, and figures for those without a camera. */
export function RoomCodeView({ codes, codeMs, now }: RoomCodeProps) {
  const publicUrl = useSite()?.publicUrl ?? '';
  const shown = shownCode(codes, codeMs, now);
  if (!shown)
    return (
      <Notice tone="warning" title="The codes have run out">
        This page has been without a connection for over an hour. Note who is here by hand, or load it again.
      </Notice>
    );
  const { code, leftMs } = shown;
  const address = publicUrl.replace(/^https?:\/\//, '');
  return (
    <div className="grid w-full max-w-110 gap-7">
      <QrCode text={publicUrl + code.path} label="Code to check in with" className="w-full rounded-xs" />
      <div className="grid gap-3">
        <div className="h-2 bg-deep-line">
          <div className="h-full bg-paper" style={{ width: `${(100 * leftMs) / codeMs}%` }} />
        </div>
        <p className="num flex flex-wrap justify-between gap-x-6 gap-y-1">
          <span>New code in {Math.ceil(leftMs / 1000)} s</span>
          <span>
            or enter <strong>{figuresText(code.figures)}</strong> at {address}/in
          </span>
        </p>
      </div>
    </div>
  );
}
