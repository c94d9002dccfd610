import { useState } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { Bar } from '#web/ui/instruments/bar.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { type Trouble, useLoudness, useOwnDevice } from './own-devices.ts';

/** Before one joins: one’s own picture and how loud one is heard, by this browser alone. */
export function DeviceTest() {
  const [isOpen, setOpen] = useState(false);
  const [attempt, setAttempt] = useState(1);
  return (
    <>
      <Button onClick={() => setOpen(true)} className="noscript:hidden">
        Test sound and picture
      </Button>
      <Dialog
        title="Test sound and picture"
        open={isOpen}
        onOpenChange={setOpen}
        footer={
          <>
            <Button onClick={() => setAttempt(attempt + 1)}>Test again</Button>
            <Button variant="primary" onClick={() => setOpen(false)}>
              Done
            </Button>
          </>
        }
      >
        <p className="text-md text-muted">
          Only you see this. Nothing leaves this device and nothing is kept; camera and microphone are let go
          when you close it.
        </p>
        <OwnPicture key={`picture ${attempt}`} />
        <OwnSound key={`sound ${attempt}`} />
      </Dialog>
    </>
  );
}

function OwnPicture() {
  const { state, stream } = useOwnDevice('video');
  if (state !== 'on') return <Missed name="camera" state={state} />;
  return (
    <figure className="grid gap-2">
      <video
        aria-label="Your camera"
        ref={(video) => {
          if (video && video.srcObject !== stream) video.srcObject = stream;
        }}
        autoPlay
        muted
        playsInline
        className="aspect-video max-h-[40dvh] w-full -scale-x-100 rounded-xs bg-ink object-contain"
      />
      <figcaption className="text-sm text-muted wrap-anywhere">{labelOf(stream)}</figcaption>
    </figure>
  );
}

function OwnSound() {
  const { state, stream } = useOwnDevice('audio');
  const { now, wasHeard } = useLoudness(stream);
  if (state !== 'on') return <Missed name="microphone" state={state} />;
  return (
    <div className="grid gap-2">
      <Bar value={now} total={100} label="How loud the microphone hears you" />
      <p className="text-sm text-muted wrap-anywhere">{labelOf(stream)}</p>
      <p role="status" className="text-md">
        {wasHeard ? 'Your microphone hears you.' : 'Please say something: the bar moves when you are heard.'}
      </p>
    </div>
  );
}

const labelOf = (stream: MediaStream): string => stream.getTracks()[0]?.label ?? '';

type Name = 'camera' | 'microphone';

const TOLD: Record<Trouble, (name: Name) => { title: string; text: string }> = {
  refused: (name) => ({
    title: `The ${name} is not allowed here`,
    text: `Please allow this site the ${name} in your browser, mostly beside the address, and in the settings of your device. Then test again.`,
  }),
  missing: (name) => ({
    title: `No ${name} was found`,
    text: `Please connect one and test again. You can join without a ${name} too.`,
  }),
  busy: (name) => ({
    title: `The ${name} gives nothing`,
    text: 'Another program may be using it. Please close that and test again.',
  }),
  unsupported: (name) => ({
    title: `This browser cannot test the ${name}`,
    text: 'Please try another browser, or test it on the platform when you join.',
  }),
};

function Missed({ name, state }: { name: Name; state: 'asked' | Trouble }) {
  if (state === 'asked')
    return (
      <p role="status" className="text-md">
        Waiting for the {name}. Your browser may ask whether this site may use it.
      </p>
    );
  const { title, text } = TOLD[state](name);
  return (
    <Notice tone="warning" title={title} live>
      {text}
    </Notice>
  );
}
